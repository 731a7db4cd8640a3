import { clientTabs } from '#shared/agencies/client-tabs'
import type { ClientOnboarding } from '#shared/agencies/onboarding-settings'
import { t } from '#web/features/agencies/t.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { SegmentedField } from '#web/ui/choice/segmented-field.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { tabLabel } from './tab-label.ts'
import type { AgencyForm } from './use-agency-form.ts'

type Flag = {
  [K in keyof ClientOnboarding]: ClientOnboarding[K] extends boolean ? K : never
}[keyof ClientOnboarding]

const steps: readonly Flag[] = [
  'showWelcomeStep',
  'showGoalsStep',
  'showCompanyInfoStep',
  'requireCompanyName',
  'requireCompanyWebsite',
  'requireCompanyDescription',
  'showAgentCreationStep',
  'showTestTextAgent',
  'showTryVoice',
  'showWidgetScript',
]
const permissions: readonly Flag[] = [
  'defaultAllowCreateAgents',
  'defaultCanDelegateChats',
  'defaultHideAdvancedSettings',
]
const needs: Partial<Record<Flag, Flag>> = {
  requireCompanyName: 'showCompanyInfoStep',
  requireCompanyWebsite: 'showCompanyInfoStep',
  requireCompanyDescription: 'showCompanyInfoStep',
  showTestTextAgent: 'showAgentCreationStep',
  showTryVoice: 'showAgentCreationStep',
  showWidgetScript: 'showAgentCreationStep',
}

/** How clients begin, and what a new one may do; those who are there keep what they have. */
export const SaasTab = ({ form: { draft, set } }: { readonly form: AgencyForm }) => {
  const { settings } = draft
  const { clientOnboarding } = settings
  const change = (patch: Partial<typeof settings>) => set({ settings: { ...settings, ...patch } })
  const changeOnboarding = (patch: Partial<ClientOnboarding>) =>
    change({ clientOnboarding: { ...clientOnboarding, ...patch } })
  const flag = (name: Flag) => {
    const need = needs[name]
    return (
      <div key={name} className={need ? 'ms-7' : undefined}>
        <Switch
          label={t(name)}
          checked={clientOnboarding[name]}
          disabled={need !== undefined && !clientOnboarding[need]}
          onChange={(isOn) => changeOnboarding({ [name]: isOn })}
        />
      </div>
    )
  }
  return (
    <>
      <FormGrid title={t('signup')} columns={1}>
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
      </FormGrid>
      <FormGrid title={t('onboarding')} columns={1}>
        {steps.map(flag)}
      </FormGrid>
      <FormGrid title={t('defaults')} columns={1}>
        <SegmentedField
          label={t('defaultDashboardLayout')}
          hint={t('layoutHint')}
          value={clientOnboarding.defaultDashboardLayout}
          onChange={(defaultDashboardLayout) => changeOnboarding({ defaultDashboardLayout })}
          options={(['vertical', 'horizontal'] as const).map((value) => ({ value, label: t(`layout.${value}`) }))}
        />
        <FieldGroup label={t('defaultClientAccess')} hint={t('accessHint')}>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1">
            {clientTabs.map((tab) => (
              <Checkbox
                key={tab}
                label={tabLabel(tab)}
                checked={clientOnboarding.defaultClientAccess.includes(tab)}
                onChange={(isOn) =>
                  changeOnboarding({
                    defaultClientAccess: clientTabs.filter((each) =>
                      each === tab ? isOn : clientOnboarding.defaultClientAccess.includes(each),
                    ),
                  })
                }
              />
            ))}
          </div>
        </FieldGroup>
        {permissions.map(flag)}
      </FormGrid>
    </>
  )
}
