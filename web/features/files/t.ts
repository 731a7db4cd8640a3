import { fileWords } from '#web/features/files/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof fileWords> = translator('files', fileWords)
