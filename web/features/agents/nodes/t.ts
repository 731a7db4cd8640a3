import { nodeWords } from '#web/features/agents/nodes/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof nodeWords> = translator('nodes', nodeWords)
