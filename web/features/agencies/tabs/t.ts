import { type Translate, translator } from '#web/lib/words/translator.ts'
import { customTabWords } from './words.ts'

export const t: Translate<typeof customTabWords> = translator('custom-tabs', customTabWords)
