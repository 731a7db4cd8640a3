import { legalWords } from '#web/features/legal/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof legalWords> = translator('legal', legalWords)
