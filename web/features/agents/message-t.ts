import { agentMessages } from '#shared/agents/messages'
import { type Translate, translator } from '#web/lib/words/translator.ts'

/** The feature's messages, before any of its screens is loaded. */
export const t: Translate<typeof agentMessages> = translator('agents', agentMessages)
