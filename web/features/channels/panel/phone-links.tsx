import { Smartphone } from 'lucide-react'
import { t } from '#web/features/channels/t.ts'
import { linkClass } from './link-class.ts'

export interface PhoneLink {
  readonly label: string
  /** A page of the local run; without one there is no link. */
  readonly href: string | undefined
}

/** Where one plays the visitor in the local run; nothing in the cloud. */
export const PhoneLinks = ({ links }: { readonly links: readonly PhoneLink[] }) => {
  const shown = links.filter(({ href }) => href !== undefined)
  if (shown.length === 0) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <Smartphone size={16} aria-hidden="true" />
      {t('localRun')}
      {shown.map(({ label, href }) => (
        <a key={label} href={href} target="_blank" rel="noopener" className={linkClass}>
          {label}
        </a>
      ))}
    </span>
  )
}
