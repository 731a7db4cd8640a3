import { type Translate, translator } from '#web/lib/words/translator.ts'
import { portalWords } from './words.ts'

export const t: Translate<typeof portalWords> = translator('portal', portalWords)
