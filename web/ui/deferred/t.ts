import { type Translate, translator } from '#web/lib/words/translator.ts'
import { deferredWords } from './words.ts'

export const t: Translate<typeof deferredWords> = translator('ui', deferredWords)
