import { getRouteApi } from '@tanstack/react-router'
import { CodeXml } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AgentFormFooter } from '#web/features/agents/agent-form-footer.tsx'
import { CssSection } from '#web/features/agents/css/css-section.tsx'
import { useAgentForm } from '#web/features/agents/use-agent-form.ts'
import { useMedia } from '#web/lib/browser/use-media.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { BehaviourSection } from './behaviour-section.tsx'
import { GreetingSection } from './greeting-section.tsx'
import { HandoffSection } from './handoff-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { LookSection } from './look-section.tsx'
import { widgetPlace } from './place.ts'
import { PlacementSection } from './placement-section.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { t } from './t.ts'
import { widgetLabels } from './widget-labels.ts'
import './widget-screen.css'

const ScriptDrawer = lazyPart(() => import('#web/features/agents/embed/script-drawer.tsx'), 'ScriptDrawer', 'layer')

const route = getRouteApi('/app/$region/agents/$agentId/overview')

/** The Widget tab: every field that visitors see, beside a preview of the widget. */
export const WidgetScreen = () => {
  const { region, agentId } = route.useParams()
  const { showDebugger = false } = route.useSearch()
  const form = useAgentForm(region, agentId)
  const { draft } = form
  const isWide = useMedia('(min-width: 1100px)') && !showDebugger
  const [side, setSide] = useState<'edit' | 'preview'>('edit')
  const [isScript, setScript] = useState(false)
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
            <Card isRuled>
              <IdentitySection form={form} />
              <GreetingSection form={form} />
              <LookSection form={form} />
              <CssSection form={form} region={region} />
              <PlacementSection form={form} />
              <HandoffSection form={form} />
              <BehaviourSection form={form} />
            </Card>
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
