import { agentMessages } from '#shared/agents/messages'
import { widgetWords } from '#web/features/agents/widget/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

const { nameRequired } = agentMessages
const words = { nameRequired, ...widgetWords }

export const t: Translate<typeof words> = translator('widget', words)
