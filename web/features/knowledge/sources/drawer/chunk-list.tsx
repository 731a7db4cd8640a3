import { useInfiniteQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { chunksQuery } from '#web/features/knowledge/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'

interface ChunkListProps {
  readonly region: Region
  readonly agentId: string
  readonly sourceId: string
  readonly chunkCount: number
}

/** What a source answers with, passage by passage, in its order. */
export const ChunkList = ({ region, agentId, sourceId, chunkCount }: ChunkListProps) => {
  const list = useInfiniteQuery(chunksQuery(region, agentId, sourceId))
  if (list.isError)
    return (
      <ProblemNote
        title={t('passagesFailed')}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  if (list.isPending)
    return (
      <Loading className="grid gap-3">
        {Array.from({ length: Math.min(4, Math.max(1, chunkCount)) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars that stand for what is to come
          <Skeleton key={at} className="h-24 w-full rounded-xl" />
        ))}
      </Loading>
    )
  const passages = list.data.pages.flatMap((page) => page.chunks)
  if (passages.length === 0) return <p className="text-ink-2">{t('passagesNone')}</p>
  return (
    <section aria-label={t('passages')}>
      <p className="mb-2 text-sm text-ink-2" role="status">
        {t('passagesOf', { shown: passages.length, total: list.data.pages[0]?.total ?? passages.length })}
      </p>
      <Card isRuled>
        {passages.map((passage) => (
          <article key={passage.id} className="px-4 py-3">
            <p className="text-sm text-ink-2">
              {[passage.heading || passage.title, passage.page !== undefined && t('page', { page: passage.page })]
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className="mt-0.5 whitespace-pre-wrap">{passage.text}</p>
          </article>
        ))}
      </Card>
      {list.hasNextPage && (
        <Button className="mt-3" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('showMore')}
        </Button>
      )}
    </section>
  )
}
