import { useMutation } from '@tanstack/react-query'
import { Check, ChevronDown, CodeXml, ExternalLink, History, Radio, RotateCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Agent } from '#shared/agents/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { DeployOffer } from '#web/features/agents/embed/deploy-offer.tsx'
import { t as embed } from '#web/features/agents/embed/t.ts'
import { t } from '#web/features/agents/publish/t.ts'
import { publishAgentMutation } from '#web/features/agents/queries.ts'
import { callIn } from '#web/lib/api/call.ts'
import { isEditable } from '#web/lib/browser/is-editable.ts'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { useUnsaved } from '#web/lib/form/unsaved.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { SplitButton } from '#web/ui/button/split-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Popover } from '#web/ui/layer/popover.tsx'
import { t as ui } from '#web/ui/t.ts'
import '#web/ui/layer/menu.css'

const VersionHistory = lazy(async () => ({
  default: (await import('#web/features/agents/versions/version-history.tsx')).VersionHistory,
}))

const ScriptDrawer = lazy(async () => ({
  default: (await import('#web/features/agents/embed/script-drawer.tsx')).ScriptDrawer,
}))

interface PublishButtonProps {
  readonly region: Region
  readonly agent: Agent
}

/** Publish, and beside it the embed code, the version history and the draft's demo. */
export const PublishButton = ({ region, agent }: PublishButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const [isHistory, setHistory] = useState(false)
  const [isScript, setScript] = useState(false)
  /** The version just published, while its offer is open. */
  const [fresh, setFresh] = useState<number>()
  const [isNever, setNever] = usePersisted('dontShowPublishAgain', 'false')
  const offer = (version: number) => {
    if (isNever === 'true') return
    setFresh(version)
    setOpen(true)
  }
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) setFresh(undefined)
  }
  const addToWebsite = () => {
    change(false)
    setScript(true)
  }
  const linking = useMutation({
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
          {fresh === undefined ? (
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
                  setHistory(true)
                }}
              >
                <History size={16} aria-hidden="true" />
                {t('versions')}
              </button>
              {agent.hasUnpublishedChanges && (
                <button type="button" className="vg-menu__item" onClick={() => linking.mutate()}>
                  <ExternalLink size={16} aria-hidden="true" />
                  {t('draftDemo')}
                </button>
              )}
            </>
          ) : (
            <DeployOffer
              version={fresh}
              onAdd={addToWebsite}
              onNever={() => {
                setNever('true')
                change(false)
              }}
            />
          )}
        </Popover>
      </SplitButton>
      <Suspense>
        {isScript && (
          <ScriptDrawer
            title={agent.title}
            of={{ origin: location.origin, region, agentId: agent.ID, render: agent.ui.widgetType }}
            onClose={() => setScript(false)}
          />
        )}
        {isHistory && <VersionHistory region={region} agent={agent} onClose={() => setHistory(false)} />}
      </Suspense>
    </>
  )
}

/** Unpublished, publishing, published, failed: one button, one width. mod+S publishes once nothing is left to save. */
const PublishState = ({
  region,
  agent,
  onPublished,
}: PublishButtonProps & { readonly onPublished: (version: number) => void }) => {
  const isUnsaved = useUnsaved()
  const publishing = useMutation({
    ...publishAgentMutation(region),
    onError: (error) =>
      notify(error instanceof Problem ? error.message : t('publishFailed'), { tone: 'bad', stay: 'notice' }),
  })
  const publish = () =>
    publishing.mutate(
      { agentId: agent.ID, lastModified: agent.lastModified },
      {
        onSuccess: ({ liveVersion }) => {
          notify(t('publishedNow', { version: liveVersion }), { tone: 'ok', stay: 'long' })
          onPublished(liveVersion)
        },
      },
    )
  useShortcut('mod+S', publish, agent.hasUnpublishedChanges && !isUnsaved && !publishing.isPending)

  if (publishing.isPending)
    return (
      <Button variant="primary" busy className="md:min-w-28">
        {t('publishing')}
      </Button>
    )
  if (!agent.hasUnpublishedChanges)
    return (
      <Button disabled icon={<Check size={16} />} className="md:min-w-28">
        <span className="max-md:sr-only">{t('published')}</span>
      </Button>
    )
  if (publishing.isError)
    return (
      <Button variant="danger" icon={<RotateCw size={16} />} onClick={publish} className="md:min-w-28">
        {ui('tryAgain')}
      </Button>
    )
  return (
    <Button
      variant="primary"
      icon={<Radio size={16} className="max-md:hidden" />}
      onClick={publish}
      className="md:min-w-28"
    >
      {t('publish')}
    </Button>
  )
}
