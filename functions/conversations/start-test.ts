import { draftAgent, liveAgent } from '#features/agents'
import type { Verb } from '#lib/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { PROTOCOL_VERSION } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { beginConversation } from './begin-conversation.ts'
import { mayContinue } from './may-continue.ts'
import { TEST_VISITOR } from './test-visitor.ts'

/** The team tries its draft (or the live copy): a conversation like any other, marked as a test, paid like any other. */
export const startTest: Verb<typeof routes, 'POST /v2/agents/{agentId}/test-conversations'> = async ({
  agentId,
  version,
}) => {
  const agent = await (version === 'draft' ? draftAgent(agentId) : liveAgent(agentId))
  if (!agent) throw new Problem('not-found', 'There is no such agent.')
  const [may, { conversationId, messages }] = await Promise.all([
    mayContinue(agent),
    beginConversation({ agent, channel: 'test', visitor: TEST_VISITOR, version, isTest: true }),
  ])
  return { conversationId, protocol: PROTOCOL_VERSION, state: 'ai-chatting', ...may, messages: [...messages] }
}
