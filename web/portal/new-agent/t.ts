import { type Translate, translator } from '#web/lib/words/translator.ts'
import { newAgentWords } from './words.ts'

export const t: Translate<typeof newAgentWords> = translator('portal-new-agent', newAgentWords)
