import { type Translate, translator } from '#web/lib/words/translator.ts'
import { organisationWords } from './words.ts'

export const t: Translate<typeof organisationWords> = translator('portal-organisation', organisationWords)
