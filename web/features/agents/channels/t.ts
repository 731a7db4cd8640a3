import { lossWords } from '#web/features/agents/channels/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof lossWords> = translator('losses', lossWords)
