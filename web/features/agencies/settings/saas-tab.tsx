import { t } from '#web/features/agencies/t.ts'
import { SegmentedField } from '#web/ui/choice/segmented-field.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { AccessChoice } from './access-choice.tsx'
import { OnboardingCard } from './onboarding-card.tsx'
import type { AgencyForm } from './use-agency-form.ts'
import { WayIn } from './way-in.tsx'

/** How clients begin, and what a new one sees; those who are there keep what they have. */
export const SaasTab = ({ form: { draft, set } }: { readonly form: AgencyForm }) => {
  const { settings } = draft
  const { clientOnboarding } = settings
  const change = (patch: Partial<typeof settings>) => set({ settings: { ...settings, ...patch } })
  const changeOnboarding = (patch: Partial<typeof clientOnboarding>) =>
    change({ clientOnboarding: { ...clientOnboarding, ...patch } })
  return (
    <div className="grid gap-5">
      <WayIn settings={settings} />
      <div className="vg-agency__saas">
        <Card isRuled>
          <FormSection title={t('signup')}>
            <Switch
              label={t('enableClientSignup')}
              hint={t('enableClientSignupHint')}
              checked={settings.enableClientSignup}
              onChange={(enableClientSignup) => change({ enableClientSignup })}
            />
            <Switch
              label={t('disablePasswordLogin')}
              hint={t('disablePasswordLoginHint')}
              checked={settings.disablePasswordLogin}
              onChange={(disablePasswordLogin) => change({ disablePasswordLogin })}
            />
          </FormSection>
        </Card>
        <Card isRuled>
          <FormSection title={t('defaults')} description={t('defaultsHint')}>
            <Switch
              label={t('defaultAllowCreateAgents')}
              hint={t('defaultAllowCreateAgentsHint')}
              checked={clientOnboarding.defaultAllowCreateAgents}
              onChange={(defaultAllowCreateAgents) => changeOnboarding({ defaultAllowCreateAgents })}
            />
            <Switch
              label={t('defaultHideAdvancedSettings')}
              hint={t('defaultHideAdvancedSettingsHint')}
              checked={clientOnboarding.defaultHideAdvancedSettings}
              onChange={(defaultHideAdvancedSettings) => changeOnboarding({ defaultHideAdvancedSettings })}
            />
            <SegmentedField
              label={t('defaultDashboardLayout')}
              hint={t('layoutHint')}
              value={clientOnboarding.defaultDashboardLayout}
              onChange={(defaultDashboardLayout) => changeOnboarding({ defaultDashboardLayout })}
              options={(['vertical', 'horizontal'] as const).map((value) => ({ value, label: t(`layout.${value}`) }))}
            />
            <AccessChoice
              value={clientOnboarding.defaultClientAccess}
              onChange={(defaultClientAccess) => changeOnboarding({ defaultClientAccess })}
            />
          </FormSection>
        </Card>
        <OnboardingCard value={clientOnboarding} isSignupOn={settings.enableClientSignup} onChange={changeOnboarding} />
      </div>
    </div>
  )
}
