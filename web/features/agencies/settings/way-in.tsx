import type { AgencySettings } from '#shared/agencies/schema'
import { shownTabs } from '#web/features/agencies/client-tabs/shown-tabs.ts'
import { tabLabel } from '#web/features/agencies/client-tabs/tab-label.ts'
import { t } from '#web/features/agencies/t.ts'
import { Card } from '#web/ui/page/card.tsx'
import './way-in.css'

/** How a new client comes in, as the switches are; a step that is off stays on the line, dashed. */
export const WayIn = ({ settings }: { readonly settings: AgencySettings['settings'] }) => {
  const { defaultClientAccess, defaultDashboardLayout } = settings.clientOnboarding
  const { showWelcomeStep, showGoalsStep, showCompanyInfoStep, showAgentCreationStep } = settings.clientOnboarding
  const onboarding = [showWelcomeStep, showGoalsStep, showCompanyInfoStep, showAgentCreationStep].filter(Boolean)
  const tabs = shownTabs(defaultClientAccess)
  const steps = [
    {
      label: t('way.signup'),
      detail: settings.enableClientSignup ? t('way.signupDetail') : t('way.invited'),
      isOn: settings.enableClientSignup,
    },
    { label: t('way.code'), detail: t('way.codeDetail'), isOn: settings.enableClientSignup },
    {
      label: t('logIn'),
      detail: settings.disablePasswordLogin ? t('way.codeOnly') : t('way.either'),
      isOn: true,
    },
    {
      label: t('onboarding'),
      detail: t('way.steps', { count: onboarding.length }),
      isOn: settings.enableClientSignup && onboarding.length > 0,
    },
    {
      label: t('way.first', { tab: tabLabel(tabs[0] ?? '/convos') }),
      detail: t('way.tabs', { count: tabs.length, layout: t(`layout.${defaultDashboardLayout}`) }),
      isOn: true,
    },
  ]
  return (
    <Card className="p-5">
      <h2 className="vg-small-title">{t('wayIn')}</h2>
      <ol className="vg-way-in">
        {steps.map(({ label, detail, isOn }) => (
          <li key={label} data-off={!isOn || undefined}>
            <span className="font-medium">{label}</span>
            <span className="text-sm text-ink-2">{detail}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
