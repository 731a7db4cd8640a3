import { type Translate, translator } from '#web/lib/words/translator.ts'
import { fieldWords } from './words.ts'

export const t: Translate<typeof fieldWords> = translator('visitor-fields', fieldWords)
