import type { AgencySettings } from '#shared/agencies/schema'
import { t } from '#web/features/agencies/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Markdown } from '#web/ui/text/markdown.tsx'
import type { PreviewedPage } from './dashboard-page.tsx'
import { PortalMark } from './portal-mark.tsx'
import './portal-pages.css'

/** The portal's log-in: the agency's words at the left, the form at the right; on a phone the form alone. */
export const LogInPage = ({ draft, logo }: PreviewedPage) => (
  <div className="vg-portal-door">
    <div className="vg-portal-door__brand">
      <PortalMark name={draft.name} logo={logo} />
      <Markdown text={draft.brandingText} headings={2} />
    </div>
    <div className="vg-portal-door__form">
      <div className="vg-portal-door__mark">
        <PortalMark name={draft.name} logo={logo} />
      </div>
      <p className="text-lg font-semibold!">{t('logIn')}</p>
      <Field label={t('email')}>
        <Input type="email" autoComplete="off" />
      </Field>
      {!draft.settings.disablePasswordLogin && (
        <Field label={t('password')}>
          <Input type="password" autoComplete="off" />
        </Field>
      )}
      <Button variant="primary" wide>
        {draft.settings.disablePasswordLogin ? t('sendCode') : t('logIn')}
      </Button>
      {draft.settings.enableClientSignup && (
        <p className="text-sm text-ink-2">
          {t('newHere')} <span className="font-semibold text-brand-ink">{t('createAccount')}</span>
        </p>
      )}
      <PortalFoot draft={draft} />
    </div>
  </div>
)

const PortalFoot = ({ draft }: { readonly draft: AgencySettings }) => (
  <p className="mt-auto flex flex-wrap gap-x-3 pt-4 text-xs text-ink-2 wrap-anywhere">
    {draft.tosPage !== '' && <span>{t('terms')}</span>}
    {draft.privacyPolicypPage !== '' && <span>{t('privacy')}</span>}
    {draft.supportEmail !== '' && <span>{draft.supportEmail}</span>}
    {draft.address !== '' && <span>{draft.address}</span>}
  </p>
)
