import type { Translated } from '#web/lib/words/translator.ts'
import type { placeT } from './place-t.ts'

export const words = {
  events: 'Ereignisse',
} satisfies Translated<typeof placeT>
