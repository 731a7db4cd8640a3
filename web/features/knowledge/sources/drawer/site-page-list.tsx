import { useInfiniteQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { Region } from '#shared/regions'
import { sitePagesQuery } from '#web/features/knowledge/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { safeHref } from '#web/lib/safe-href.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { ago } from '#web/ui/text/ago.ts'

interface SitePageListProps {
  readonly region: Region
  readonly agentId: string
  readonly sourceId: string
}

/** The pages of a site, with the result of the last refresh. */
export const SitePageList = ({ region, agentId, sourceId }: SitePageListProps) => {
  const list = useInfiniteQuery(sitePagesQuery(region, agentId, sourceId))
  if (list.isError)
    return (
      <ProblemNote
        title={t('pagesFailed')}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  if (list.isPending)
    return (
      <Loading>
        <Skeleton className="h-48 w-full rounded-xl" />
      </Loading>
    )
  return (
    <>
      <Card isRuled>
        {list.data.pages
          .flatMap(({ pages }) => pages)
          .map((page) => (
            <div key={page.url} className="px-4 py-2.5">
              <div className="flex items-center gap-3">
                <p className="min-w-0 flex-1 truncate font-medium">{page.title}</p>
                <span className="text-sm whitespace-nowrap text-ink-2">
                  {t('pageChunks', { count: page.chunkCount })}
                  {page.lastOkAt !== undefined && `, ${ago(page.lastOkAt, Date.now())}`}
                </span>
              </div>
              <a
                href={safeHref(page.url)}
                target="_blank"
                rel="noreferrer"
                className="flex items-center gap-1.5 text-sm text-ink-2"
              >
                <span className="truncate">{page.url}</span>
                <ExternalLink size={13} aria-label={t('openPage')} />
              </a>
              {page.error && (
                <p className="mt-1 text-sm">
                  <State kind="failed">{serverText(page.error)}</State>
                </p>
              )}
            </div>
          ))}
      </Card>
      {list.hasNextPage && (
        <Button className="mt-3" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('showMore')}
        </Button>
      )}
    </>
  )
}
