import { agentMessages } from '#shared/agents/messages'
import { listWords } from '#web/features/agents/list/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

const words = { ...agentMessages, ...listWords }

/** The words of the first screen, apart from those of the editor, so that it does not load the others. Their German is the feature's. */
export const t: Translate<typeof words> = translator('agents', words)
