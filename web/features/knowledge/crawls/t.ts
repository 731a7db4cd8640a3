import { crawlWords } from '#web/features/knowledge/crawls/words.ts'
import { type Translate, translator } from '#web/lib/translator.ts'

export const t: Translate<typeof crawlWords> = translator('crawls', crawlWords)
