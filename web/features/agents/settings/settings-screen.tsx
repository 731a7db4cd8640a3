import { getRouteApi } from '@tanstack/react-router'
import { AgentFormFooter } from '#web/features/agents/agent-form-footer.tsx'
import { t } from '#web/features/agents/t.ts'
import { useAgentForm } from '#web/features/agents/use-agent-form.ts'
import { Card } from '#web/ui/page/card.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { CoreSettings } from './core-settings.tsx'
import { KeysSettings } from './keys-settings.tsx'
import { settingsPlace } from './place.ts'
import { SecuritySettings } from './security-settings.tsx'
import { settingsLabels } from './settings-labels.ts'
import { TechnicalSettings } from './technical-settings.tsx'

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
        <PageHeader title={settingsPlace.label()} description={t('settingsFact')} />
        <Tabs
          label={settingsPlace.label()}
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
                <KeysSettings region={region} agent={form.agent} />
              </>
            )}
            {tab === 'technical' && <TechnicalSettings form={form} />}
          </Card>
        </Tabs>
        <AgentFormFooter form={form} labels={settingsLabels} />
      </div>
    </main>
  )
}
