import { getRouteApi } from '@tanstack/react-router'
import { CodeXml } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { AgentFormFoot } from '#web/features/agents/agent-form-foot.tsx'
import { CssSection } from '#web/features/agents/css/css-section.tsx'
import { LookSection } from '#web/features/agents/look/look-section.tsx'
import { BehaviourSection } from '#web/features/agents/overview/behaviour-section.tsx'
import { GreetingSection } from '#web/features/agents/overview/greeting-section.tsx'
import { HandoffSection } from '#web/features/agents/overview/handoff-section.tsx'
import { IdentitySection } from '#web/features/agents/overview/identity-section.tsx'
import { PlaceSection } from '#web/features/agents/overview/place-section.tsx'
import { PreviewPane } from '#web/features/agents/overview/preview-pane.tsx'
import { t } from '#web/features/agents/overview/t.ts'
import { widgetLabels } from '#web/features/agents/overview/widget-labels.ts'
import { useAgentForm } from '#web/features/agents/use-agent-form.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import '#web/features/agents/overview/overview-screen.css'

const ScriptDrawer = lazy(async () => ({
  default: (await import('#web/features/agents/embed/script-drawer.tsx')).ScriptDrawer,
}))

const route = getRouteApi('/app/$region/agents/$agentId/overview')

/** The Widget tab: every field that visitors meet, beside the widget as it would be. */
export const OverviewScreen = () => {
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
          title={t('widget')}
          fact={t('widgetFact')}
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
        <div className="vg-overview" data-wide={isWide || undefined}>
          <div hidden={!isWide && side === 'preview'}>
            <Card isRuled>
              <IdentitySection form={form} />
              <GreetingSection form={form} />
              <LookSection form={form} />
              <CssSection form={form} region={region} />
              <PlaceSection form={form} />
              <HandoffSection form={form} />
              <BehaviourSection form={form} />
            </Card>
          </div>
          {(isWide || side === 'preview') && (
            <div className="vg-overview__preview">
              <PreviewPane draft={draft} region={region} />
            </div>
          )}
        </div>
        <AgentFormFoot form={form} labels={widgetLabels} />
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
