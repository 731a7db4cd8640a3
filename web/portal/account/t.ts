import { type Translate, translator } from '#web/lib/words/translator.ts'
import { accountWords } from './words.ts'

export const t: Translate<typeof accountWords> = translator('portal-account', accountWords)
