import { type Translate, translator } from '#web/lib/words/translator.ts'
import { clientTabWords } from './words.ts'

export const t: Translate<typeof clientTabWords> = translator('client-tabs', clientTabWords)
