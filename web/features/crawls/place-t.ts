import { type Translate, translator } from '#web/lib/words/translator.ts'
import { crawlPlaceWords } from './place-words.ts'

/** Apart from the feature's other words: the navigation needs these before any of its screens is loaded. */
export const placeT: Translate<typeof crawlPlaceWords> = translator('crawls-place', crawlPlaceWords)
