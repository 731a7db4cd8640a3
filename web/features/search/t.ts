import { searchWords } from '#web/features/search/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof searchWords> = translator('search', searchWords)
