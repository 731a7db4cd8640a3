import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Region } from '#shared/regions'
import { OwnAppLink } from '#web/features/channels/apps/own-app-link.tsx'
import type { FrameReport } from '#web/lib/meta/frame-messages.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { LogInFrame } from './log-in-frame.tsx'
import { metaLogInQuery } from './queries.ts'
import { t } from './t.ts'

interface MetaLogInProps {
  readonly region: Region
  readonly agentId: string
  readonly product: 'whatsapp' | 'pages'
  /** On the button. */
  readonly label: string
  readonly onReport: (report: FrameReport) => void
}

/** The button that opens Meta's log-in, or why there is none. */
export const MetaLogIn = ({ region, agentId, product, label, onReport }: MetaLogInProps) => {
  const { frames } = useRouter().options.context.config
  const { data, error, isFetching, refetch } = useQuery(metaLogInQuery(region, agentId))
  if (error && !data)
    return (
      <ProblemNote title={t('metaNotLoaded')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    )
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-10" />
      </Loading>
    )
  const { sdkUrl, version, playedAt } = data
  const offered = data[product]
  if (!offered)
    return (
      <Note tone="warn" title={t('noAppTitle')}>
        <p>{t('noApp')}</p>
        <OwnAppLink region={region} />
      </Note>
    )
  if (frames === undefined)
    return (
      <Note tone="warn" title={t('metaNotLoaded')}>
        <p>{t('noFrames')}</p>
      </Note>
    )
  const { appId, configId, isOwn } = offered
  return (
    <div className="grid grid-cols-1 gap-2">
      <LogInFrame
        frames={frames}
        offer={{ product, appId, configId, sdkUrl, version, playedAt, label }}
        onReport={onReport}
      />
      <OwnAppLink region={region} isOwn={isOwn} />
    </div>
  )
}
