import { type Translate, translator } from '#web/lib/words/translator.ts'
import { keyWords } from './words.ts'

export const t: Translate<typeof keyWords> = translator('keys', keyWords)
