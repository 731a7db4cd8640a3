import type { AgencySettings } from '#shared/agencies/schema'
import { t } from '#web/features/agencies/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Markdown } from '#web/ui/text/markdown.tsx'
import './log-in-page.css'

type Shown = Pick<AgencySettings, 'name' | 'brandingText' | 'tosPage' | 'privacyPolicypPage' | 'address'> & {
  /** The logo for the page's theme; empty without one. */
  readonly logo: string
  /** With a password, or with a code by e-mail only. */
  readonly hasPassword: boolean
}

/** The portal's log-in: the agency's words at the left, the form at the right; below 768 px the form alone. */
export const LogInPage = ({ name, brandingText, tosPage, privacyPolicypPage, address, logo, hasPassword }: Shown) => (
  <div className="vg-portal-door">
    <div className="vg-portal-door__brand">
      <p className="vg-portal-door__name">
        {logo !== '' && <img src={logo} alt="" width={28} height={28} />}
        {name}
      </p>
      <Markdown text={brandingText} headings={2} />
    </div>
    <div className="vg-portal-door__form">
      <p className="text-lg font-semibold">{t('logIn')}</p>
      <Field label={t('email')}>
        <Input type="email" autoComplete="off" />
      </Field>
      {hasPassword && (
        <Field label={t('password')}>
          <Input type="password" autoComplete="off" />
        </Field>
      )}
      <Button variant="primary" wide>
        {t('logIn')}
      </Button>
      <p className="mt-auto flex flex-wrap gap-x-3 text-xs text-ink-2">
        {tosPage !== '' && <span>{t('terms')}</span>}
        {privacyPolicypPage !== '' && <span>{t('privacy')}</span>}
        {address !== '' && <span>{address}</span>}
      </p>
    </div>
  </div>
)
