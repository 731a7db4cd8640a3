import { type Translate, translator } from '#web/lib/words/translator.ts'
import { metaWords } from './words.ts'

export const t: Translate<typeof metaWords> = translator('meta-log-in', metaWords)
