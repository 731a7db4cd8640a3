import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { sourcesQuery } from '#web/features/knowledge/queries.ts'
import { fitsFilter, type SourceFilter } from '#web/features/knowledge/sources/fits-filter.ts'
import { KnowledgeEmpty } from '#web/features/knowledge/sources/knowledge-empty.tsx'
import { SourceFilters } from '#web/features/knowledge/sources/source-filters.tsx'
import { SourceRows } from '#web/features/knowledge/sources/source-rows.tsx'
import { t } from '#web/features/knowledge/t.ts'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

// needed only once something is selected
const BulkActions = lazyPart(() => import('#web/features/knowledge/sources/bulk-actions.tsx'), 'BulkActions')

const route = getRouteApi('/app/$region/agents/$agentId/kb')

interface SourcesTabProps {
  readonly pairs: number
  readonly onAdd: () => void
}

/** Sources with their filters; at most 500, so all of them are loaded and filtered here. */
export const SourcesTab = ({ pairs, onAdd }: SourcesTabProps) => {
  const { region, agentId } = route.useParams()
  const { q, state, tag } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useSuspenseInfiniteQuery(sourcesQuery(region, agentId))
  useEveryPage(list)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const sources = list.data.pages.flatMap((page) => page.sources)
  const filter: SourceFilter = { q, state, tag }
  const shown = sources.filter((source) => fitsFilter(source, filter))
  const selected = shown.filter(({ id }) => chosen.has(id))
  const isFiltered = q !== undefined || state !== undefined || tag !== undefined
  const narrow = (next: SourceFilter) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })

  if (sources.length === 0 && pairs === 0) return <KnowledgeEmpty onAdd={onAdd} />
  return (
    <>
      <div className="mb-3 flex min-h-9 flex-wrap items-center gap-2">
        <SourceFilters
          filter={filter}
          tags={[...new Set(sources.flatMap(({ tags }) => tags))].sort()}
          onChange={narrow}
        />
        {selected.length > 0 && (
          <Suspense>
            <BulkActions region={region} agentId={agentId} sources={selected} onDone={() => setChosen(new Set())} />
          </Suspense>
        )}
      </div>
      {isFiltered && shown.length === 0 ? (
        <p className="flex items-center gap-3 py-6" role="status">
          {t('filterNone')}
          <Button size="small" onClick={() => narrow({ q: undefined, state: undefined, tag: undefined })}>
            {t('clear')}
          </Button>
        </p>
      ) : (
        <SourceRows
          region={region}
          agentId={agentId}
          sources={shown}
          pairs={isFiltered ? 0 : pairs}
          selected={chosen}
          onSelect={setChosen}
        />
      )}
      <div role="status" className="mt-3 h-5 text-sm text-ink-2">
        {list.isFetchingNextPage && t('loadMore')}
      </div>
    </>
  )
}
