import { figureWords } from '#web/features/agents/list/figures/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof figureWords> = translator('agent-figures', figureWords)
