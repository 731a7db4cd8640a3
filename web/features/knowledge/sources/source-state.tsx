import type { Source } from '#shared/knowledge/schema'
import { t } from '#web/features/knowledge/t.ts'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'

const kinds: Readonly<Record<Source['status'], StateKind>> = {
  queued: 'idle',
  fetching: 'working',
  indexed: 'fine',
  unchanged: 'idle',
  failed: 'failed',
}

/** The progress of an import without a measure of its own: one third per step. */
const percents = { fetching: 20, reading: 55, indexing: 85 } as const

const wordOf = ({ status, step, progress }: Source) => {
  if (status !== 'fetching') return t(`status.${status}`)
  const doing = step ? t(`step.${step}`) : t('status.fetching')
  return progress && progress.total > 1 ? t('stepOf', { step: doing, ...progress }) : doing
}

const percentOf = ({ step, progress }: Source) => {
  if (progress && progress.total > 0) return (progress.done / progress.total) * 100
  return step ? percents[step] : 8
}

/** The state as shape and word; a running import shows its step and a progress line. */
export const SourceState = ({ source }: { readonly source: Source }) => {
  const word = wordOf(source)
  return (
    <div className="w-fit whitespace-nowrap">
      <State kind={kinds[source.status]}>{word}</State>
      {source.status === 'fetching' && (
        <div className="mt-1.5 w-36">
          <Progress label={word} percent={percentOf(source)} />
        </div>
      )}
    </div>
  )
}
