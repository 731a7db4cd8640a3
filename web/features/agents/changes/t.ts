import { type Translate, translator } from '#web/lib/words/translator.ts'
import { changeWords } from './words.ts'

export const t: Translate<typeof changeWords> = translator('changes', changeWords)
