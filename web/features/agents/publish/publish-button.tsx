import { useMutation } from '@tanstack/react-query'
import { ChevronDown, CodeXml, ExternalLink, History } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { DeployOffer } from '#web/features/agents/embed/deploy-offer.tsx'
import { t as embed } from '#web/features/agents/embed/t.ts'
import { t } from '#web/features/agents/publish/t.ts'
import { callIn } from '#web/lib/api/call.ts'
import { isEditable } from '#web/lib/browser/is-editable.ts'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { SplitButton } from '#web/ui/button/split-button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Popover } from '#web/ui/layer/popover.tsx'
import { PublishState } from './publish-state.tsx'
import '#web/ui/layer/menu.css'

const VersionHistory = lazyPart(
  () => import('#web/features/agents/versions/version-history.tsx'),
  'VersionHistory',
  'layer',
)

const ScriptDrawer = lazyPart(() => import('#web/features/agents/embed/script-drawer.tsx'), 'ScriptDrawer', 'layer')

interface PublishButtonProps {
  readonly region: Region
  readonly agent: Agent
}

/** Publish, and beside it the embed code, the version history and the draft's demo. */
export const PublishButton = ({ region, agent }: PublishButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [isScriptOpen, setScriptOpen] = useState(false)
  /** The version just published, while its offer is open. */
  const [justPublished, setJustPublished] = useState<number>()
  const [isOfferHidden, setOfferHidden] = usePersisted('dontShowPublishAgain', 'false')
  const offer = (version: number) => {
    if (isOfferHidden === 'true') return
    setJustPublished(version)
    setOpen(true)
  }
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) setJustPublished(undefined)
  }
  const addToWebsite = () => {
    change(false)
    setScriptOpen(true)
  }
  const demoLink = useMutation({
    mutationFn: () => callIn(region)('POST /v2/agents/{agentId}/demo-links', { agentId: agent.ID, version: 'draft' }),
    onSuccess: ({ path }) => {
      setOpen(false)
      window.open(path, '_blank', 'noopener')
    },
    onError: (error) => notify(error.message, { tone: 'bad', stay: 'notice' }),
  })
  return (
    <>
      <SplitButton>
        <PublishState region={region} agent={agent} onPublished={offer} />
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
              variant={agent.hasUnpublishedChanges ? 'primary' : 'quiet'}
              icon={<ChevronDown size={16} />}
            />
          }
        >
          {justPublished === undefined ? (
            <>
              <button type="button" className="vg-menu__item" onClick={addToWebsite}>
                <CodeXml size={16} aria-hidden="true" />
                {embed('addWidget')}
              </button>
              <button
                type="button"
                className="vg-menu__item"
                onClick={() => {
                  change(false)
                  setHistoryOpen(true)
                }}
              >
                <History size={16} aria-hidden="true" />
                {t('versions')}
              </button>
              {agent.hasUnpublishedChanges && (
                <button type="button" className="vg-menu__item" onClick={() => demoLink.mutate()}>
                  <ExternalLink size={16} aria-hidden="true" />
                  {t('draftDemo')}
                </button>
              )}
            </>
          ) : (
            <DeployOffer
              version={justPublished}
              onAdd={addToWebsite}
              onNever={() => {
                setOfferHidden('true')
                change(false)
              }}
            />
          )}
        </Popover>
      </SplitButton>
      <Suspense>
        {isScriptOpen && (
          <ScriptDrawer
            title={agent.title}
            of={{ origin: location.origin, region, agentId: agent.ID, render: agent.ui.widgetType }}
            onClose={() => setScriptOpen(false)}
          />
        )}
        {isHistoryOpen && <VersionHistory region={region} agent={agent} onClose={() => setHistoryOpen(false)} />}
      </Suspense>
    </>
  )
}
