import { useMutation, useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { ChannelPanel } from '#web/features/channels/panel/channel-panel.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { CopyText } from '#web/ui/text/copy-text.tsx'
import { GoogleForm } from './google-form.tsx'
import { googleName } from './google-name.ts'
import { googleQuery, removeGoogleMutation } from './queries.ts'
import { t } from './t.ts'

interface GooglePanelProps {
  readonly region: Region
  readonly agentId: string
  readonly onClose: () => void
}

/** The form of a channel that its provider has ended, which the panel says first. */
export const GooglePanel = ({ region, agentId, onClose }: GooglePanelProps) => {
  const { data, error, isFetching, refetch } = useQuery(googleQuery(region, agentId))
  const removing = useMutation(removeGoogleMutation(region, agentId))
  const isStored = data !== undefined && (data.hasPrivateKey || data.gcloudClientEmail !== undefined)
  return (
    <ChannelPanel
      region={region}
      agentId={agentId}
      title={googleName}
      width={560}
      isConnected={isStored}
      leaving={
        isStored
          ? {
              label: t('remove'),
              title: t('removeTitle'),
              body: t('removeBody'),
              done: t('removed'),
              failed: t('notRemoved'),
              mutation: removing,
              onDone: onClose,
            }
          : undefined
      }
      onClose={onClose}
    >
      <Note tone="warn" title={t('endedTitle')}>
        <p>{t('endedDetail')}</p>
      </Note>
      {error && !data && (
        <ProblemNote title={t('notLoaded')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading className="grid gap-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </Loading>
      )}
      {data && (
        <>
          <dl className="vg-facts">
            <div>
              <dt>{t('webhookUrl')}</dt>
              <dd>
                <CopyText text={data.webhookUrl} what={t('webhookUrl')} />
                <p className="text-sm text-ink-2">{t('webhookHint')}</p>
              </dd>
            </div>
          </dl>
          <GoogleForm region={region} agentId={agentId} stored={data} />
        </>
      )}
    </ChannelPanel>
  )
}
