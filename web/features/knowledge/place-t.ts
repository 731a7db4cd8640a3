import { type Translate, translator } from '#web/lib/words/translator.ts'
import { knowledgePlaceWords } from './place-words.ts'

/** Apart from the feature's other words: the navigation needs these before any of its screens is loaded. */
export const placeT: Translate<typeof knowledgePlaceWords> = translator('knowledge-place', knowledgePlaceWords)
