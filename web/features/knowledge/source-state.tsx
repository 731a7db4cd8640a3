import type { Source } from '#shared/knowledge/schema'
import { t } from '#web/features/knowledge/t.ts'
import { Progress } from '#web/ui/progress.tsx'
import { State, type StateKind } from '#web/ui/state.tsx'

const kinds: Readonly<Record<Source['status'], StateKind>> = {
  queued: 'idle',
  fetching: 'working',
  indexed: 'fine',
  unchanged: 'idle',
  failed: 'failed',
}

/** How far an import is that has no measure of its own: one third a step. */
const percents = { fetching: 20, reading: 55, indexing: 85 } as const

/** The state as shape and word; a running import says its step and shows a line. */
export const SourceState = ({ source: { status, step } }: { readonly source: Source }) => {
  const word = status === 'fetching' && step ? t(`step.${step}`) : t(`status.${status}`)
  return (
    <div className="w-fit">
      <State kind={kinds[status]}>{word}</State>
      {status === 'fetching' && (
        <div className="mt-1.5 w-36">
          <Progress label={word} percent={step ? percents[step] : 8} />
        </div>
      )}
    </div>
  )
}
