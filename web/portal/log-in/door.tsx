import type { ReactNode } from 'react'
import { useBrand, useLogo } from '#web/portal/brand-context.ts'
import { LanguageChoice } from '#web/ui/choice/language-choice.tsx'
import { LogInPage } from '#web-features/agencies/log-in'

interface DoorProps {
  /** Its forms keep what was typed. */
  readonly isHidden?: boolean
  readonly children?: ReactNode
}

/** The log-in's page around its forms. */
export const Door = ({ isHidden, children }: DoorProps) => {
  const brand = useBrand()
  const logo = useLogo()
  return (
    <main id="content" className="vg-portal-door" hidden={isHidden}>
      <LogInPage brand={{ ...brand, logo }} foot={<LanguageChoice />}>
        {children}
      </LogInPage>
    </main>
  )
}
