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

/** The chunks of a source, in order. */
export const ChunkList = ({ region, agentId, sourceId, chunkCount }: ChunkListProps) => {
  const list = useInfiniteQuery(chunksQuery(region, agentId, sourceId))
  if (list.isError)
    return (
      <ProblemNote
        title={t('chunksFailed')}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  if (list.isPending)
    return (
      <Loading className="grid gap-3">
        {Array.from({ length: Math.min(4, Math.max(1, chunkCount)) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder bars
          <Skeleton key={at} className="h-24 w-full rounded-xl" />
        ))}
      </Loading>
    )
  const chunks = list.data.pages.flatMap((page) => page.chunks)
  if (chunks.length === 0) return <p className="text-ink-2">{t('chunksNone')}</p>
  return (
    <section aria-label={t('chunks')}>
      <p className="mb-2 text-sm text-ink-2" role="status">
        {t('chunksOf', { shown: chunks.length, total: list.data.pages[0]?.total ?? chunks.length })}
      </p>
      <Card isRuled>
        {chunks.map((chunk) => (
          <article key={chunk.id} className="px-4 py-3">
            <p className="text-sm text-ink-2">
              {[chunk.heading || chunk.title, chunk.page !== undefined && t('page', { page: chunk.page })]
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className="mt-0.5 whitespace-pre-wrap">{chunk.text}</p>
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
