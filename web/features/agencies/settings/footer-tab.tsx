import { t } from '#web/features/agencies/t.ts'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { AgencyText } from './agency-text.tsx'
import type { AgencyForm } from './use-agency-form.ts'

/** What stands at the foot of every page of the portal. */
export const FooterTab = ({ form }: { readonly form: AgencyForm }) => (
  <FormGrid title={t('tab.footer')}>
    <AgencyText form={form} of="tosPage" type="url" maxLength={2000} placeholder="https://" />
    <AgencyText form={form} of="privacyPolicypPage" type="url" maxLength={2000} placeholder="https://" />
    <AgencyText form={form} of="supportEmail" type="email" maxLength={254} />
    <AgencyText form={form} of="address" maxLength={300} />
    <p className="text-sm text-ink-2" data-wide>
      {t('footerHint')}
    </p>
  </FormGrid>
)
