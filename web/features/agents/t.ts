import { agentMessages } from '#shared/agents/messages'
import { agentWords } from '#web/features/agents/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

const words = { ...agentMessages, ...agentWords }

export const t: Translate<typeof words> = translator('agents', words)
