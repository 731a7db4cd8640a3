import { type Translate, translator } from '#web/lib/words/translator.ts'
import { shellWords } from '#web/shell/words.ts'

export const t: Translate<typeof shellWords> = translator('shell', shellWords)
