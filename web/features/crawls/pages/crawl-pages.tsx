import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Crawl, CrawlPage } from '#shared/crawls/schema'
import type { Region } from '#shared/regions'
import { crawlPagesQuery, isRunning } from '#web/features/crawls/queries.ts'
import { t } from '#web/features/crawls/t.ts'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { CrawlPageFilters } from './crawl-page-filters.tsx'
import { CrawlPageTable } from './crawl-page-table.tsx'
import { matchesFilter } from './matches-filter.ts'
import { noFilter } from './page-filter.ts'

const ImportDrawer = lazyPart(() => import('./import-drawer.tsx'), 'ImportDrawer', 'layer')

interface CrawlPagesProps {
  readonly region: Region
  readonly crawl: Crawl
  readonly agent: string
  /** Without one its pages cannot be imported. */
  readonly hasAgent: boolean
}

/** While a large site is crawled, its pages are loaded again each time that a hundred more are there, not for each batch. */
const shownUpTo = ({ done, status }: Crawl) => (isRunning(status) && done > 200 ? done - (done % 100) : done)

/** The pages of a crawl. All crawled pages are selected at first; the others show why they cannot be chosen. */
export const CrawlPages = ({ region, crawl, agent, hasAgent }: CrawlPagesProps) => {
  const list = useInfiniteQuery({
    ...crawlPagesQuery(region, crawl.workspaceId, crawl.id, shownUpTo(crawl)),
    placeholderData: keepPreviousData,
  })
  useEveryPage(list)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [filter, setFilter] = useState(noFilter)
  const [isImporting, setImporting] = useState(false)

  if (list.isError && !list.data)
    return (
      <ProblemNote
        title={t('pagesNotLoaded')}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  if (!list.data)
    return (
      <Loading>
        <Skeleton className="h-72 w-full rounded-xl" />
      </Loading>
    )
  const pages = list.data.pages.flatMap((page) => page.pages)
  if (pages.length === 0) return null
  const urls = new Map(pages.map(({ id, url }) => [id, url]))
  const canChoose = hasAgent && (crawl.status === 'ready' || crawl.status === 'cancelled')
  const isChosen = ({ id, status }: CrawlPage) => status === 'read' && !left.has(id)
  const choosable = pages.filter(({ status }) => status === 'read')
  const chosen = choosable.filter(isChosen)
  const shown = pages.filter((page) => matchesFilter(page, filter))
  const choose = (changed: readonly CrawlPage[], isOn: boolean) => {
    const next = new Set(left)
    for (const { id } of changed) {
      if (isOn) next.delete(id)
      else next.add(id)
    }
    setLeft(next)
  }
  return (
    <section aria-label={t('pages')}>
      <CrawlPageFilters filter={filter} onChange={setFilter}>
        {canChoose && (
          <Button
            variant="primary"
            className="ms-auto"
            disabled={chosen.length === 0 || isRunning(crawl.status)}
            onClick={() => setImporting(true)}
          >
            {t('importPages', { count: chosen.length })}
          </Button>
        )}
      </CrawlPageFilters>
      {shown.length === 0 ? (
        <p className="flex items-center gap-3 py-6" role="status">
          {t('noFit')}
          <Button size="small" onClick={() => setFilter(noFilter)}>
            {t('clear')}
          </Button>
        </p>
      ) : (
        <CrawlPageTable
          pages={shown}
          urlOf={(id) => urls.get(id)}
          isChosen={isChosen}
          onChoose={canChoose ? choose : undefined}
        />
      )}
      {isImporting && (
        <Suspense>
          <ImportDrawer
            region={region}
            crawl={crawl}
            agent={agent}
            pages={chosen.length === choosable.length ? 'all' : chosen.map(({ id }) => id)}
            pageCount={chosen.length}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
