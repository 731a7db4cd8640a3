import { type Translate, translator } from '#web/lib/words/translator.ts'
import { missingFileWords } from './words.ts'

export const t: Translate<typeof missingFileWords> = translator('missing-files', missingFileWords)
