import { type ReactNode, Suspense, useState } from 'react'
import type { Pair } from '#shared/knowledge/pairs'
import type { Region } from '#shared/regions'
import { t } from '#web/features/knowledge/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { actorWords } from '#web-features/workspaces/people'

const HistoryDrawer = lazyPart(() => import('./history-drawer.tsx'), 'HistoryDrawer', 'layer')

interface PairHistoryLineProps {
  readonly region: Region
  readonly agentId: string
  readonly pair: Pair
  /** At the end of the line. */
  readonly children: ReactNode
}

/** How often a Q&A was edited, its last editor, and its earlier versions. */
export const PairHistoryLine = ({ region, agentId, pair, children }: PairHistoryLineProps) => {
  const [isComparing, setComparing] = useState(false)
  return (
    <div className="flex items-start gap-3 border-t border-line pt-3.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {pair.version > 1 ? t('editedTimes', { count: pair.version - 1 }) : t('editedNever')}
        </p>
        <p className="truncate text-sm text-ink-2">
          {t('editedBy', { who: actorWords(pair.changedBy), when: ago(pair.changedAt, Date.now()) })}
        </p>
      </div>
      {pair.version > 1 && (
        <Button variant="ghost" size="small" className="text-brand-ink!" onClick={() => setComparing(true)}>
          {t('compare')}
        </Button>
      )}
      {children}
      {isComparing && (
        <Suspense>
          <HistoryDrawer region={region} agentId={agentId} pair={pair} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </div>
  )
}
