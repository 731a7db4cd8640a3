import { type Translate, translator } from '#web/lib/words/translator.ts'
import { memberWords } from './words.ts'

export const t: Translate<typeof memberWords> = translator('members', memberWords)
