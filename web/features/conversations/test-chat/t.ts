import { type Translate, translator } from '#web/lib/words/translator.ts'
import { testWords } from './words.ts'

export const t: Translate<typeof testWords> = translator('test-chat', testWords)
