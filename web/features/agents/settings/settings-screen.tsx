import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AgentFormFooter } from '#web/features/agents/agent-form-footer.tsx'
import { t } from '#web/features/agents/t.ts'
import { useAgentForm } from '#web/features/agents/use-agent-form.ts'
import { useOpenFault } from '#web/features/agents/use-open-fault.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { CoreSettings } from './core-settings.tsx'
import { settingsPlace } from './place.ts'
import { SecuritySettings } from './security-settings.tsx'
import { settingsLabels } from './settings-labels.ts'
import type { SettingsTab } from './settings-tabs.ts'
import { tabOfSetting } from './tab-of-setting.ts'

const KeysSettings = lazyPart(() => import('./keys-settings.tsx'), 'KeysSettings')
const TechnicalSettings = lazyPart(() => import('./technical-settings.tsx'), 'TechnicalSettings')
const HandoffSettings = lazyPart(() => import('./handoff-settings.tsx'), 'HandoffSettings')

const route = getRouteApi('/app/$region/agents/$agentId/settings')

/** Settings, by `?tab=`; unsaved edits stay when the tab changes, and one bar saves them all. */
export const SettingsScreen = () => {
  const { region, agentId } = route.useParams()
  const { tab = 'core' } = route.useSearch()
  const navigate = route.useNavigate()
  const form = useAgentForm(region, agentId)
  const open = (next: SettingsTab) =>
    void navigate({ search: (before) => ({ ...before, tab: next }), resetScroll: false })
  useOpenFault(form, { current: tab, tabOf: tabOfSetting, open })
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader title={settingsPlace.label()} description={t('settingsFact')} />
        <Tabs
          label={settingsPlace.label()}
          value={tab}
          onChange={open}
          tabs={[
            { value: 'core', label: t('tab.core') },
            { value: 'security', label: t('tab.security') },
            { value: 'technical', label: t('tab.technical') },
            { value: 'handoff', label: t('tab.handoff') },
          ]}
        >
          <Card isRuled>
            {tab === 'core' && <CoreSettings form={form} />}
            {tab === 'security' && (
              <>
                <SecuritySettings region={region} form={form} />
                <Suspense>
                  <KeysSettings region={region} agent={form.agent} />
                </Suspense>
              </>
            )}
            {tab === 'technical' && (
              <Suspense>
                <TechnicalSettings form={form} />
              </Suspense>
            )}
            {tab === 'handoff' && (
              <Suspense>
                <HandoffSettings form={form} />
              </Suspense>
            )}
          </Card>
        </Tabs>
        <AgentFormFooter form={form} labels={settingsLabels} />
      </div>
    </main>
  )
}
