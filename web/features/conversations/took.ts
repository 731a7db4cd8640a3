import { t } from '#web/features/conversations/t.ts'

/** A duration as the debugger writes it: "118 ms", "1.02 s". */
export const took = (ms: number): string =>
  ms < 1000 ? t('milliseconds', { n: Math.round(ms) }) : t('seconds', { n: (ms / 1000).toFixed(2) })
