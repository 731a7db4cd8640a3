import { t } from '#web/features/knowledge/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'

interface ScoreBarProps {
  /** 0 to 1. */
  readonly score: number
  /** The threshold, marked on the bar. */
  readonly threshold?: number | undefined
}

/** A score as number and bar. The bar repeats the number, so screen readers get only the number. */
export const ScoreBar = ({ score, threshold }: ScoreBarProps) => (
  <>
    <span className="font-medium tabular-nums">
      <span className="sr-only">{t('scoreOf', { score: decimal(score, 2) })}</span>
      <span aria-hidden="true">{decimal(score, 2)}</span>
    </span>
    <span className="relative h-1 w-18 flex-none rounded-full bg-line-2" aria-hidden="true">
      <span
        className="absolute inset-y-0 start-0 rounded-full bg-brand-ink"
        style={{ width: `${Math.min(1, Math.max(0, score)) * 100}%` }}
      />
      {threshold !== undefined && (
        <span
          className="absolute -inset-y-1 w-0.5 bg-ink"
          style={{ insetInlineStart: `calc(${threshold * 100}% - 1px)` }}
        />
      )}
    </span>
  </>
)
