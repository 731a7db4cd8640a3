import { type Translate, translator } from '#web/lib/words/translator.ts'
import { lookWords } from './words.ts'

export const t: Translate<typeof lookWords> = translator('look', lookWords)
