import type { t } from '#web/features/legal/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  legal: 'Rechtliches',
} as const satisfies Translated<typeof t>
