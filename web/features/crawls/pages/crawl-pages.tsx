import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Crawl, PageStatus } from '#shared/crawls/schema'
import type { Region } from '#shared/regions'
import { crawlPagesQuery, isRunning } from '#web/features/crawls/queries.ts'
import { t } from '#web/features/crawls/t.ts'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { CrawlPageRow } from './crawl-page-row.tsx'
import '#web/ui/table/rows.css'

const ImportDrawer = lazy(async () => ({
  default: (await import('./import-drawer.tsx')).ImportDrawer,
}))

interface CrawlPagesProps {
  readonly region: Region
  readonly crawl: Crawl
  readonly agent: string
}

const states = ['read', 'unchanged', 'duplicate', 'skipped', 'failed'] as const satisfies readonly PageStatus[]
const any = '*'

/** The pages of a crawl. All crawled pages are selected at first; the others show why they cannot be chosen. */
export const CrawlPages = ({ region, crawl, agent }: CrawlPagesProps) => {
  const list = useInfiniteQuery({
    ...crawlPagesQuery(region, crawl.workspaceId, crawl.id, crawl.done),
    placeholderData: keepPreviousData,
  })
  useEveryPage(list)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useState('')
  const [state, setState] = useState<string>(any)
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
  const canChoose = crawl.status === 'ready' || crawl.status === 'cancelled'
  const readable = pages.filter(({ status }) => status === 'read')
  const chosen = readable.filter(({ id }) => !left.has(id))
  const shown = pages.filter(
    ({ title, url, status }) =>
      (state === any || status === state) && `${title} ${url}`.toLowerCase().includes(text.trim().toLowerCase()),
  )
  const shownReadable = shown.filter(({ status }) => status === 'read')
  const choose = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(left)
    for (const id of ids) {
      if (isOn) next.delete(id)
      else next.add(id)
    }
    setLeft(next)
  }
  return (
    <section aria-label={t('pages')}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <InputGroup
          className="w-60! max-md:w-full!"
          before={<Search size={16} aria-hidden="true" />}
          aria-label={t('find')}
          placeholder={t('find')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Select
          className="w-44! max-md:w-full!"
          label={t('filterState')}
          value={state}
          onChange={setState}
          options={[
            { value: any, label: t('anyState') },
            ...states.map((value) => ({ value, label: t(`page.${value}`) })),
          ]}
        />
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
      </div>
      {shown.length === 0 ? (
        <p className="flex items-center gap-3 py-6" role="status">
          {t('noFit')}
          <Button
            size="small"
            onClick={() => {
              setText('')
              setState(any)
            }}
          >
            {t('clear')}
          </Button>
        </p>
      ) : (
        <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
          <table className="vg-rows">
            <thead>
              <tr>
                {canChoose && (
                  <th scope="col" className="w-8 pe-0!">
                    <Checkbox
                      isLabelHidden
                      label={t('selectAllRead')}
                      checked={shownReadable.length > 0 && shownReadable.every(({ id }) => !left.has(id))}
                      disabled={shownReadable.length === 0}
                      onChange={(isOn) =>
                        choose(
                          shownReadable.map(({ id }) => id),
                          isOn,
                        )
                      }
                    />
                  </th>
                )}
                <th scope="col">{t('colPage')}</th>
                <th scope="col" className="w-40 max-md:hidden">
                  {t('colState')}
                </th>
                <th scope="col" className="vg-rows__number w-32">
                  {t('colText')}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((page) => (
                <CrawlPageRow
                  key={page.id}
                  page={page}
                  original={page.duplicateOf === undefined ? undefined : urls.get(page.duplicateOf)}
                  isChosen={page.status === 'read' && !left.has(page.id)}
                  onChoose={canChoose ? (isOn) => choose([page.id], isOn) : undefined}
                />
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {isImporting && (
        <Suspense>
          <ImportDrawer
            region={region}
            crawl={crawl}
            agent={agent}
            pages={chosen.length === readable.length ? 'all' : chosen.map(({ id }) => id)}
            pageCount={chosen.length}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
