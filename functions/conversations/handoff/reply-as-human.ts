import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { humanAgentOf } from './human-agent-of.ts'
import { storeReply } from './store-reply.ts'

/** The assigned member replies to the visitor. */
export const replyAsHuman: Verb<
  typeof routes,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/replies'
> = async (reply, context) => ({ message: await storeReply(reply, await humanAgentOf(context)) })
