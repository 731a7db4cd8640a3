import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AgentFormFooter } from '#web/features/agents/agent-form-footer.tsx'
import { CoreSettings } from '#web/features/agents/settings/core-settings.tsx'
import { settingsLabels } from '#web/features/agents/settings/settings-labels.ts'
import { t as agents } from '#web/features/agents/t.ts'
import { useAgentForm } from '#web/features/agents/use-agent-form.ts'
import { useOpenFault } from '#web/features/agents/use-open-fault.ts'
import { t as widget } from '#web/features/agents/widget/t.ts'
import { widgetLabels } from '#web/features/agents/widget/widget-labels.ts'
import { viewerMay, viewerSees } from '#web/lib/session/viewer.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { Publish } from '#web/portal/publish/publish.tsx'
import { t } from '#web/portal/t.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ReadOnly } from '#web/ui/form/read-only.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { readSettingsSearch, type SettingsTab, settingsTabs } from './settings-search.ts'
import { tabOfSetting } from './tab-of-setting.ts'

const HandoffSettings = lazyPart(() => import('#web/features/agents/settings/handoff-settings.tsx'), 'HandoffSettings')
const LookTab = lazyPart(() => import('#web/features/agents/widget/look-tab.tsx'), 'LookTab')
const OpeningTab = lazyPart(() => import('#web/features/agents/widget/opening-tab.tsx'), 'OpeningTab')
const BehaviourTab = lazyPart(() => import('#web/features/agents/widget/behaviour-tab.tsx'), 'BehaviourTab')
const AdvancedSettings = lazyPart(() => import('./advanced-settings.tsx'), 'AdvancedSettings')

const labels: Readonly<Record<SettingsTab, () => string>> = {
  core: () => agents('tab.core'),
  look: () => widget('tab.look'),
  opening: () => widget('tab.opening'),
  behaviour: () => widget('tab.behaviour'),
  handoff: () => agents('tab.handoff'),
  advanced: () => t('advanced'),
}

/** What of an agent is a client's to set: the dashboard's settings and its widget, on one page. One bar saves all tabs. */
export const SettingsScreen = () => {
  const { region } = useBrand()
  const { agentId = '' } = useParams({ strict: false })
  const { tab: asked = 'core' } = readSettingsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const form = useAgentForm(region, agentId)
  const open = (tab: SettingsTab) =>
    void navigate({ to: '.', search: { tab } as object, resetScroll: false, replace: true })
  const shown = settingsTabs.filter((tab) => tab !== 'advanced' || viewerSees('vgOptions'))
  const tab = shown.includes(asked) ? asked : 'core'
  useOpenFault(form, { current: tab, tabOf: tabOfSetting, open })
  const isReadOnly = !viewerMay('edit-settings')
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader
          title={t('tab/settings')}
          description={isReadOnly ? undefined : agents('settingsFact')}
          actions={<Publish region={region} agent={form.agent} />}
        />
        <Tabs
          label={t('tab/settings')}
          value={tab}
          onChange={open}
          tabs={shown.map((value) => ({ value, label: labels[value]() }))}
        >
          <ReadOnly isOn={isReadOnly}>
            <Card isRuled>
              {tab === 'core' && <CoreSettings form={form} />}
              <Suspense>
                {tab === 'look' && <LookTab form={form} />}
                {tab === 'opening' && <OpeningTab form={form} />}
                {tab === 'behaviour' && <BehaviourTab form={form} />}
                {tab === 'handoff' && <HandoffSettings form={form} />}
                {tab === 'advanced' && <AdvancedSettings form={form} />}
              </Suspense>
            </Card>
          </ReadOnly>
        </Tabs>
        <AgentFormFooter form={form} labels={{ ...widgetLabels, ...settingsLabels, ui: agents('tab.core') }} />
      </div>
    </main>
  )
}
