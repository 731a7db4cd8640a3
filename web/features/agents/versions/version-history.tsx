import { useMutation, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Agent } from '#shared/agents/schema'
import { changesBetween } from '#shared/agents/versions/changes-between'
import { settingsOf } from '#shared/agents/versions/settings-of'
import type { Region } from '#shared/regions'
import { ChangeList } from '#web/features/agents/changes/change-list.tsx'
import { restoreVersionMutation, versionQuery, versionsQuery } from '#web/features/agents/versions/queries.ts'
import { t } from '#web/features/agents/versions/t.ts'
import { VersionList } from '#web/features/agents/versions/version-list.tsx'
import { versionName } from '#web/features/agents/versions/version-name.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import '#web/features/agents/versions/versions.css'

interface VersionHistoryProps {
  readonly region: Region
  readonly agent: Agent
  readonly onClose: () => void
}

/** The version history: the list on the left, on the right the differences between the draft and the chosen version. */
export const VersionHistory = ({ region, agent, onClose }: VersionHistoryProps) => {
  const list = useQuery(versionsQuery(region, agent.ID))
  const [chosen, setChosen] = useState<string>()
  const live = list.data?.find(({ isLive }) => isLive)
  const compared = list.data?.find(({ version }) => version === chosen) ?? live
  const then = useQuery({
    ...versionQuery(region, agent.ID, compared?.version ?? ''),
    enabled: compared !== undefined,
  })
  const liveSettings = useQuery({ ...versionQuery(region, agent.ID, live?.version ?? ''), enabled: live !== undefined })
  const restoring = useMutation({
    ...restoreVersionMutation(region, agent.ID),
    onError: (error) => notify(error.message, { tone: 'bad', stay: 'notice' }),
  })
  const restore = () => {
    if (!compared) return
    const name = versionName(compared)
    restoring.mutate(
      { version: compared.version, lastModified: agent.lastModified },
      {
        onSuccess: () => {
          notify(t('restored', { name }), { tone: 'ok', stay: 'long' })
          onClose()
        },
      },
    )
  }
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={t('title')}
      subtitle={t('fact')}
      width={960}
      foot={
        <>
          {chosen !== undefined && compared && (
            <>
              <Button icon={<Undo2 size={16} />} busy={restoring.isPending} onClick={restore}>
                {t('restore', { name: versionName(compared) })}
              </Button>
              {agent.hasUnpublishedChanges && (
                <span className="text-sm text-ink-2 max-md:hidden">{t('restoreHint')}</span>
              )}
            </>
          )}
          <Button className="ms-auto" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {list.isPending && <Skeleton className="h-40" />}
      {list.error && !list.data && (
        <ProblemNote
          title={t('failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {list.data && (
        <div className="vg-versions">
          <VersionList
            region={region}
            workspaceId={agent.ownerID}
            versions={list.data}
            chosen={chosen}
            draftChanges={liveSettings.data ? changesBetween(liveSettings.data, settingsOf(agent)).length : 0}
            onChoose={setChosen}
          />
          <section
            className="min-w-0 overflow-y-auto p-5"
            aria-label={compared && `${versionName(compared)} ${t('to')} ${t('draft')}`}
          >
            {compared && (
              <p className="mb-4 text-sm text-ink-2">
                {t('from')} <strong className="text-ink">{versionName(compared)}</strong> {t('to')}{' '}
                <strong className="text-ink">{t('draft')}</strong>
              </p>
            )}
            {then.error && !then.data && (
              <ProblemNote title={t('diffFailed')} error={then.error} onRetry={() => void then.refetch()} />
            )}
            {then.data ? (
              changesBetween(then.data, settingsOf(agent)).length > 0 ? (
                <ChangeList region={region} before={then.data} after={settingsOf(agent)} />
              ) : (
                <p className="text-ink-2">{t('same')}</p>
              )
            ) : (
              <Skeleton className="h-24" />
            )}
          </section>
        </div>
      )}
    </Drawer>
  )
}
