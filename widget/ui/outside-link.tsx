import type { ReactNode } from 'react'
import { safeHref } from './safe-href.ts'

interface OutsideLinkProps {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link out of the chat without access to the opener; plain text where the address is not safe. */
export const OutsideLink = ({ href, className, children }: OutsideLinkProps) => {
  const safe = safeHref(href)
  if (!safe) return <span className={className}>{children}</span>
  const isPage = safe.startsWith('http')
  return (
    <a className={className} href={safe} rel="noopener nofollow" {...(isPage ? { target: '_blank' } : {})}>
      {children}
    </a>
  )
}
