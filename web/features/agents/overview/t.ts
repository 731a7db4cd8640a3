import { agentMessages } from '#shared/agents/messages'
import { overviewWords } from '#web/features/agents/overview/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

const { nameRequired } = agentMessages
const words = { nameRequired, ...overviewWords }

export const t: Translate<typeof words> = translator('overview', words)
