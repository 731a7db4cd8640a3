import { type Translate, translator } from '#web/lib/words/translator.ts'
import { webhooksPlaceWords } from './place-words.ts'

/** Separate from the feature's other words: the navigation needs these before any screen is loaded. */
export const placeT: Translate<typeof webhooksPlaceWords> = translator('webhooks-place', webhooksPlaceWords)
