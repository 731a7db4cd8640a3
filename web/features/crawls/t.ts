import { type Translate, translator } from '#web/lib/words/translator.ts'
import { crawlWords } from './words.ts'

export const t: Translate<typeof crawlWords> = translator('crawls', crawlWords)
