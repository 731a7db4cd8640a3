import { type Translate, translator } from '#web/lib/words/translator.ts'
import { conversationPlaceWords } from './place-words.ts'

/** Apart from the feature's other words: the navigation needs these before any of its screens is loaded. */
export const placeT: Translate<typeof conversationPlaceWords> = translator(
  'conversations-place',
  conversationPlaceWords,
)
