import { type Translate, translator } from '#web/lib/words/translator.ts'
import { embedWords } from './words.ts'

export const t: Translate<typeof embedWords> = translator('embed', embedWords)
