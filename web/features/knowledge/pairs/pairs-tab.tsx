import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { PairDraft } from '#web/features/knowledge/pair-draft.ts'
import { PairEditor } from '#web/features/knowledge/pairs/pair-editor.tsx'
import { PairList } from '#web/features/knowledge/pairs/pair-list.tsx'
import { pairsQuery } from '#web/features/knowledge/pairs/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { TestBox } from '#web/features/knowledge/test-box/test-box.tsx'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import '#web/features/knowledge/pairs/pairs-tab.css'

const route = getRouteApi('/app/$region/agents/$agentId/kb')

interface PairsTabProps {
  /** The initial values of a new Q&A. */
  readonly draft: PairDraft | undefined
  readonly onDraft: (draft: PairDraft) => void
}

/** Q&A: the list, the editor and the test box side by side; on a phone the list leads to the editor. */
export const PairsTab = ({ draft, onDraft }: PairsTabProps) => {
  const { region, agentId } = route.useParams()
  const { pair: current } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useInfiniteQuery(pairsQuery(region, agentId))
  useEveryPage(list)
  /** The Q&A just added, and the editor that created it: it stays, with later changes in it. */
  const [added, setAdded] = useState<{ readonly id: string; readonly key: string; readonly round: number }>()
  const [round, setRound] = useState(0)
  const newKey = `new ${round} ${draft?.question ?? ''}`
  // the next new Q&A gets an editor of its own
  if (current !== 'new' && added?.round === round) setRound(round + 1)
  const open = (pair: string | undefined, isSaved = false) =>
    void navigate({ search: (before) => ({ ...before, pair }), resetScroll: false, ignoreBlocker: isSaved })

  if (list.isError && !list.data)
    return (
      <ProblemNote
        title={t('pairsFailed')}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  if (!list.data)
    return (
      <Loading className="vg-pairs">
        <Skeleton className="h-120 w-full rounded-xl" />
        <Skeleton className="h-60 w-full rounded-xl" />
      </Loading>
    )
  const pairs = list.data.pages.flatMap((page) => page.pairs)
  if (pairs.length === 0 && current !== 'new')
    return (
      <Card>
        <Empty title={t('pairsEmpty')} body={t('pairsEmptyBody')}>
          {viewerMay('edit-knowledge') && (
            <Button variant="primary" icon={<Plus size={16} />} onClick={() => open('new')}>
              {t('newPair')}
            </Button>
          )}
        </Empty>
      </Card>
    )
  const pair = pairs.find(({ id }) => id === current)
  return (
    <div className="vg-pairs-room">
      <div className="vg-pairs" data-view={current ? 'pair' : 'list'}>
        <Card className="vg-pairs__panes">
          <PairList pairs={pairs} current={current} isLoadingMore={list.hasNextPage} />
          <section className="vg-pairs__editor" aria-label={pair?.question ?? t('newPair')}>
            {pair || (current === 'new' && viewerMay('edit-knowledge')) ? (
              <PairEditor
                key={current === 'new' ? newKey : current === added?.id ? added?.key : current}
                region={region}
                agentId={agentId}
                pair={pair}
                draft={current === 'new' ? draft : undefined}
                onSaved={(id) => {
                  if (id) setAdded({ id, key: newKey, round })
                  open(id, true)
                }}
                onBack={() => open(undefined)}
              />
            ) : (
              <p className="p-5 text-ink-2">{current && !list.hasNextPage ? t('pairGone') : t('pairPick')}</p>
            )}
          </section>
        </Card>
        <TestBox region={region} agentId={agentId} onSave={onDraft} />
      </div>
    </div>
  )
}
