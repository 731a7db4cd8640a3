import { getRouteApi } from '@tanstack/react-router'
import { CodeXml } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AgentFormFooter } from '#web/features/agents/agent-form-footer.tsx'
import { CssSection } from '#web/features/agents/css/css-section.tsx'
import { useAgentForm } from '#web/features/agents/use-agent-form.ts'
import { useOpenFault } from '#web/features/agents/use-open-fault.ts'
import { useMedia } from '#web/lib/browser/use-media.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { LookTab } from './look-tab.tsx'
import { widgetPlace } from './place.ts'
import { PreviewPane } from './preview-pane.tsx'
import { t } from './t.ts'
import { tabOfField } from './tab-of-field.ts'
import { widgetLabels } from './widget-labels.ts'
import { type WidgetTab, widgetTabs } from './widget-tabs.ts'
import './widget-screen.css'

const ScriptDrawer = lazyPart(() => import('#web/features/agents/embed/script-drawer.tsx'), 'ScriptDrawer', 'layer')

const OpeningTab = lazyPart(() => import('./opening-tab.tsx'), 'OpeningTab')
const BehaviourTab = lazyPart(() => import('./behaviour-tab.tsx'), 'BehaviourTab')

const route = getRouteApi('/app/$region/agents/$agentId/overview')

/** The Widget tab: every field that visitors see, by `?tab=`, beside a preview of the widget. One bar saves all tabs. */
export const WidgetScreen = () => {
  const { region, agentId } = route.useParams()
  const { showDebugger = false, tab = 'look' } = route.useSearch()
  const navigate = route.useNavigate()
  const form = useAgentForm(region, agentId)
  const { draft } = form
  const open = (next: WidgetTab) =>
    void navigate({ search: (before) => ({ ...before, tab: next }), resetScroll: false, replace: true })
  useOpenFault(form, { current: tab, tabOf: tabOfField, open })
  const isWide = useMedia('(min-width: 1100px)') && !showDebugger
  const [side, setSide] = useState<'edit' | 'preview'>('edit')
  const [isScript, setScript] = useState(false)
  // once opened, the editor keeps its undo history and its assistant's conversation
  const [hasCss, setHasCss] = useState(false)
  if (tab === 'css' && !hasCss) setHasCss(true)
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader
          title={widgetPlace.label()}
          description={t('widgetFact')}
          actions={
            <Button icon={<CodeXml size={16} />} onClick={() => setScript(true)}>
              {t('getScript')}
            </Button>
          }
        />
        {!isWide && (
          <Segmented
            label={t('previewState')}
            value={side}
            onChange={setSide}
            className="mb-4 w-fit"
            options={[
              { value: 'edit', label: t('edit') },
              { value: 'preview', label: t('preview') },
            ]}
          />
        )}
        <div className="vg-widget-screen" data-wide={isWide || undefined}>
          <div hidden={!isWide && side === 'preview'}>
            <Tabs
              label={widgetPlace.label()}
              value={tab}
              onChange={open}
              tabs={widgetTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
            >
              {tab !== 'css' && (
                <Card isRuled>
                  {tab === 'look' && <LookTab form={form} />}
                  <Suspense>
                    {tab === 'opening' && <OpeningTab form={form} />}
                    {tab === 'behaviour' && <BehaviourTab form={form} />}
                  </Suspense>
                </Card>
              )}
              {hasCss && (
                <div hidden={tab !== 'css'}>
                  <CssSection form={form} region={region} />
                </div>
              )}
            </Tabs>
          </div>
          {(isWide || side === 'preview') && (
            <div className="vg-widget-screen__preview">
              <PreviewPane draft={draft} region={region} />
            </div>
          )}
        </div>
        <AgentFormFooter form={form} labels={widgetLabels} />
      </div>
      <Suspense>
        {isScript && (
          <ScriptDrawer
            title={draft.title}
            of={{ origin: location.origin, region, agentId, render: draft.ui.widgetType }}
            onClose={() => setScript(false)}
          />
        )}
      </Suspense>
    </main>
  )
}
