import type { Translated } from '#web/lib/words/translator.ts'
import type { placeT } from './place-t.ts'

export const words = {
  knowledge: 'Wissen',
  goTo: 'Zum Wissen',
} as const satisfies Translated<typeof placeT>
