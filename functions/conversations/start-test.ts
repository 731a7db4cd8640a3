import { draftAgent, liveAgent } from '#features/agents'
import type { Verb } from '#lib/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { PROTOCOL_VERSION } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { beginConversation } from './begin-conversation.ts'
import { beginReplay } from './begin-replay.ts'
import { mayContinue } from './may-continue.ts'
import { readReplay } from './read-replay.ts'
import { TEST_VISITOR } from './test-visitor.ts'
import { presentMessage } from './turn/present-message.ts'

/** The team tries its draft (or the live copy): a conversation like any other, marked as a test, paid like any other. */
export const startTest: Verb<typeof routes, 'POST /v2/agents/{agentId}/test-conversations'> = async ({
  agentId,
  version,
  replay: from,
}) => {
  const [agent, replay] = await Promise.all([
    version === 'draft' ? draftAgent(agentId) : liveAgent(agentId),
    from && readReplay(agentId, from),
  ])
  if (!agent) throw new Problem('not-found', 'There is no such agent.')
  const [may, { conversationId, messages }] = await Promise.all([
    mayContinue(agent),
    replay
      ? beginReplay(agent, version, replay)
      : beginConversation({ agent, channel: 'test', visitor: TEST_VISITOR, version, isTest: true }),
  ])
  return {
    conversationId,
    protocol: PROTOCOL_VERSION,
    state: 'ai-chatting',
    ...may,
    messages: [...messages],
    ...(replay ? { replay: { text: replay.text, original: replay.original.map(presentMessage) } } : {}),
  }
}
