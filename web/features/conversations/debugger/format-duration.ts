import { t } from '#web/features/conversations/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'

/** A duration in the debugger's format: "118 ms", "1.02 s". */
export const formatDuration = (ms: number): string =>
  ms < 1000 ? t('milliseconds', { n: Math.round(ms) }) : t('seconds', { n: decimal(ms / 1000, 2) })
