import type { ReactNode } from 'react'
import { useBrand, useLogo } from '#web/portal/brand-context.ts'
import { LanguageChoice } from '#web/ui/choice/language-choice.tsx'
import { LogInPage } from '#web-features/agencies/log-in'

/** The log-in's page around its forms. */
export const Door = ({ children }: { readonly children?: ReactNode }) => {
  const brand = useBrand()
  const logo = useLogo()
  return (
    <main id="content" className="vg-portal-door">
      <LogInPage brand={{ ...brand, logo }} foot={<LanguageChoice />}>
        {children}
      </LogInPage>
    </main>
  )
}
