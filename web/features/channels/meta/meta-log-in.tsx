import { useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
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
  readonly product: 'whatsapp' | 'pages'
  /** On the button. */
  readonly label: string
  readonly onReport: (report: FrameReport) => void
}

/** The button that opens Meta's log-in, or why there is none. */
export const MetaLogIn = ({ region, product, label, onReport }: MetaLogInProps) => {
  const { data, error, isFetching, refetch } = useQuery(metaLogInQuery(region))
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
  const { appId, whatsappConfigId, pagesConfigId, sdkUrl, version, playedAt } = data
  const configId = product === 'whatsapp' ? whatsappConfigId : pagesConfigId
  if (!appId || !configId)
    return (
      <Note tone="warn" title={t('noAppTitle')}>
        <p>{t('noApp')}</p>
      </Note>
    )
  return <LogInFrame offer={{ product, appId, configId, sdkUrl, version, playedAt, label }} onReport={onReport} />
}
