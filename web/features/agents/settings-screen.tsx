import { getRouteApi } from '@tanstack/react-router'
import { AgentFormFoot } from '#web/features/agents/agent-form-foot.tsx'
import { CoreSettings } from '#web/features/agents/core-settings.tsx'
import { IdentitySecret } from '#web/features/agents/identity-secret.tsx'
import { SecuritySettings } from '#web/features/agents/security-settings.tsx'
import { settingsLabels } from '#web/features/agents/settings-labels.ts'
import { t } from '#web/features/agents/t.ts'
import { TechnicalSettings } from '#web/features/agents/technical-settings.tsx'
import { useAgentForm } from '#web/features/agents/use-agent-form.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const route = getRouteApi('/app/$region/agents/$agentId/settings')

/** Settings, by `?tab=`; unsaved edits stay when the tab changes, and one bar saves them all. */
export const SettingsScreen = () => {
  const { region, agentId } = route.useParams()
  const { tab = 'core' } = route.useSearch()
  const navigate = route.useNavigate()
  const form = useAgentForm(region, agentId)
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader title={t('settings')} fact={t('settingsFact')} />
        <Tabs
          label={t('settings')}
          value={tab}
          onChange={(next) => void navigate({ search: (before) => ({ ...before, tab: next }), resetScroll: false })}
          tabs={[
            { value: 'core', label: t('tab.core') },
            { value: 'security', label: t('tab.security') },
            { value: 'technical', label: t('tab.technical') },
          ]}
        >
          <Card isRuled>
            {tab === 'core' && <CoreSettings form={form} />}
            {tab === 'security' && (
              <>
                <SecuritySettings form={form} />
                <IdentitySecret region={region} agentId={agentId} />
              </>
            )}
            {tab === 'technical' && <TechnicalSettings form={form} />}
          </Card>
        </Tabs>
        <AgentFormFoot form={form} labels={settingsLabels} />
      </div>
    </main>
  )
}
