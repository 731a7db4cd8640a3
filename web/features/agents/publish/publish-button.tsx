import { ChevronDown, CodeXml, ExternalLink, History, ListChecks } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/publish/t.ts'
import { isEditable } from '#web/lib/browser/is-editable.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { useUnsaved } from '#web/lib/form/unsaved.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { SplitButton } from '#web/ui/button/split-button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Popover } from '#web/ui/layer/popover.tsx'
import { PublishState } from './publish-state.tsx'
import { useDeployOffer } from './use-deploy-offer.ts'
import { useDraftDemo } from './use-draft-demo.ts'
import { usePublish } from './use-publish.ts'
import '#web/ui/layer/menu.css'

// the offer, the drawers: none of them is there when the bar is first drawn
const DeployOffer = lazyPart(() => import('#web/features/agents/embed/deploy-offer.tsx'), 'DeployOffer')

const VersionHistory = lazyPart(
  () => import('#web/features/agents/versions/version-history.tsx'),
  'VersionHistory',
  'layer',
)

const ScriptDrawer = lazyPart(() => import('#web/features/agents/embed/script-drawer.tsx'), 'ScriptDrawer', 'layer')

const PublishDrawer = lazyPart(() => import('./publish-drawer.tsx'), 'PublishDrawer', 'layer')

interface PublishButtonProps {
  readonly region: Region
  readonly agent: Agent
}

/** Publish, which first shows what changed, and beside it the embed code, the version history and the draft's demo. */
export const PublishButton = ({ region, agent }: PublishButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const [drawer, setDrawer] = useState<'review' | 'history' | 'script'>()
  /** The version just published, while its offer is open. */
  const [justPublished, setJustPublished] = useState<number>()
  const isUnsaved = useUnsaved()
  const offer = useDeployOffer(agent.ID)
  const demo = useDraftDemo(region, agent.ID)
  const publishing = usePublish(region, agent, (version) => {
    setDrawer(undefined)
    if (!offer.isDue) return notify(t('publishedNow', { version }), { tone: 'ok', stay: 'long' })
    // the offer says that it is live
    offer.made()
    setJustPublished(version)
    setOpen(true)
  })
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) setJustPublished(undefined)
  }
  const show = (next: typeof drawer) => {
    change(false)
    publishing.reset()
    setDrawer(next)
  }
  const { hasUnpublishedChanges } = agent
  const canReview = hasUnpublishedChanges && drawer !== 'review' && !publishing.isPublishing
  useShortcut('mod+S', () => show('review'), canReview && !isUnsaved)
  return (
    <>
      <SplitButton>
        <PublishState
          hasChanges={hasUnpublishedChanges}
          isPublishing={publishing.isPublishing}
          onReview={() => show('review')}
        />
        <Popover
          label={t('publishMenu')}
          align="end"
          className="vg-menu"
          isOpen={isOpen}
          onOpenChange={change}
          // the offer opens by itself: after mod+S the focus stays in the field
          initialFocus={() => !isEditable(document.activeElement)}
          trigger={
            <IconButton
              label={t('publishMenu')}
              variant={hasUnpublishedChanges ? 'primary' : 'quiet'}
              icon={<ChevronDown size={16} />}
            />
          }
        >
          {justPublished === undefined ? (
            <>
              {hasUnpublishedChanges ? (
                <>
                  <button type="button" className="vg-menu__item" onClick={() => show('review')}>
                    <ListChecks size={16} aria-hidden="true" />
                    {t('review')}
                  </button>
                  {viewerMay('test-agent') && (
                    <button type="button" className="vg-menu__item" onClick={() => demo.mutate()}>
                      <ExternalLink size={16} aria-hidden="true" />
                      {t('tryDraft')}
                    </button>
                  )}
                </>
              ) : (
                <div className="max-w-64 px-2.5 py-2 text-sm">
                  <p className="font-medium">{t('nothing')}</p>
                  <p className="text-ink-2">{t('nothingFact', { version: agent.liveVersion })}</p>
                </div>
              )}
              <button type="button" className="vg-menu__item" onClick={() => show('script')}>
                <CodeXml size={16} aria-hidden="true" />
                {t('addWidget')}
              </button>
              {viewerMay('restore-versions') && (
                <button type="button" className="vg-menu__item" onClick={() => show('history')}>
                  <History size={16} aria-hidden="true" />
                  {t('versions')}
                </button>
              )}
            </>
          ) : (
            <Suspense>
              <DeployOffer
                version={justPublished}
                onAdd={() => show('script')}
                onNever={() => {
                  offer.never()
                  change(false)
                }}
              />
            </Suspense>
          )}
        </Popover>
      </SplitButton>
      <Suspense>
        {drawer === 'review' && (
          <PublishDrawer
            region={region}
            agent={agent}
            isPublishing={publishing.isPublishing}
            error={publishing.error}
            onPublish={publishing.publish}
            // a publish on its way ends here, with its result
            onClose={() => !publishing.isPublishing && show(undefined)}
          />
        )}
        {drawer === 'script' && (
          <ScriptDrawer
            title={agent.title}
            of={{ origin: location.origin, region, agentId: agent.ID, render: agent.ui.widgetType }}
            onClose={() => show(undefined)}
          />
        )}
        {drawer === 'history' && <VersionHistory region={region} agent={agent} onClose={() => show(undefined)} />}
      </Suspense>
    </>
  )
}
