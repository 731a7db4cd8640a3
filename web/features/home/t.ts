import { homeWords } from '#web/features/home/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof homeWords> = translator('home', homeWords)
