import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useRef } from 'react'
import type { Agent } from '#shared/agents/schema'
import { changesBetween } from '#shared/agents/versions/changes-between'
import { settingsOf } from '#shared/agents/versions/settings-of'
import type { Region } from '#shared/regions'
import { ChangeList } from '#web/features/agents/changes/change-list.tsx'
import { LossesSection } from '#web/features/agents/channels/losses-section.tsx'
import { t } from '#web/features/agents/publish/t.ts'
import { versionQuery, versionsQuery } from '#web/features/agents/versions/queries.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { usePeople } from '#web-features/workspaces'
import { useDraftDemo } from './use-draft-demo.ts'

const liveSince = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

interface PublishDrawerProps {
  readonly region: Region
  readonly agent: Agent
  readonly isPublishing: boolean
  /** Why the last try failed. */
  readonly error: Error | null
  readonly onPublish: () => void
  readonly onClose: () => void
}

/** What differs from the live version, and the way to try it, before anything is live. */
export const PublishDrawer = ({ region, agent, isPublishing, error, onPublish, onClose }: PublishDrawerProps) => {
  const confirm = useRef<HTMLButtonElement>(null)
  const list = useQuery(versionsQuery(region, agent.ID))
  const live = list.data?.find(({ isLive }) => isLive)
  const settings = useQuery({ ...versionQuery(region, agent.ID, live?.version ?? ''), enabled: live !== undefined })
  const personOf = usePeople(region, agent.ownerID)
  const demo = useDraftDemo(region, agent.ID)
  const draft = settingsOf(agent)
  const changes = settings.data && changesBetween(settings.data, draft)
  const failed = list.data ? (settings.data ? undefined : settings) : list
  useShortcut('mod+S', onPublish, !isPublishing)
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      width={660}
      initialFocus={confirm}
      title={
        changes
          ? t('changesSince', { count: changes.length, version: agent.liveVersion })
          : t('changesSinceLive', { version: agent.liveVersion })
      }
      subtitle={
        live && t('wentLive', { version: live.number, when: liveSince.format(live.at), name: personOf(live.by).name })
      }
      actions={
        viewerMay('test-agent') && (
          <Button icon={<ExternalLink size={16} />} busy={demo.isPending} onClick={() => demo.mutate()}>
            {t('tryDraft')}
          </Button>
        )
      }
      foot={
        <>
          <p className="flex-1 basis-40 text-sm text-ink-2 max-md:hidden">{t('afterwards')}</p>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button ref={confirm} variant="primary" shortcut="mod+S" busy={isPublishing} onClick={onPublish}>
            {t('publishVersion', { version: agent.liveVersion + 1 })}
          </Button>
        </>
      }
    >
      {error && (
        <div className="mb-5">
          <ProblemNote title={t('publishFailed')} error={error} />
        </div>
      )}
      {list.data && !live && <Note tone="warn">{t('liveGone')}</Note>}
      {failed?.error && (
        <ProblemNote
          title={t('compareFailed')}
          error={failed.error}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      )}
      {failed?.isFetching && <Skeleton className="h-40" />}
      {changes?.length === 0 && <p className="text-ink-2">{t('invisible')}</p>}
      <LossesSection of={{ region, agentId: agent.ID }} settings={draft} onLeave={onClose} />
      {settings.data && <ChangeList region={region} before={settings.data} after={draft} />}
    </Drawer>
  )
}
