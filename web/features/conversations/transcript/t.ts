import { type Translate, translator } from '#web/lib/words/translator.ts'
import { transcriptWords } from './words.ts'

export const t: Translate<typeof transcriptWords> = translator('transcript', transcriptWords)
