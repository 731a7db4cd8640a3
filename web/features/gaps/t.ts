import { type Translate, translator } from '#web/lib/words/translator.ts'
import { gapWords } from './words.ts'

export const t: Translate<typeof gapWords> = translator('gaps', gapWords)
