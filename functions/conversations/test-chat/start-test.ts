import { draftAgent, liveAgent } from '#features/agents'
import { mayContinue } from '#functions/conversations/may-continue'
import { presentMessage } from '#functions/conversations/present-message'
import { createConversation } from '#functions/conversations/start/create-conversation'
import type { Verb } from '#lib/http/api'
import { agentText } from '#shared/agents/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { PROTOCOL_VERSION } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { createReplay } from './create-replay.ts'
import { readReplay } from './read-replay.ts'
import { TEST_VISITOR } from './test-visitor.ts'

/** Starts a test conversation with the draft or the live copy: marked as a test, and charged like any other. */
export const startTest: Verb<typeof routes, 'POST /v2/agents/{agentId}/test-conversations'> = async ({
  agentId,
  version,
  replay: from,
}) => {
  const [agent, replay] = await Promise.all([
    version === 'draft' ? draftAgent(agentId) : liveAgent(agentId),
    from && readReplay(agentId, from),
  ])
  if (!agent) throw new Problem('not-found', agentText('notFound'))
  const [may, { conversationId, messages }] = await Promise.all([
    mayContinue(agent),
    replay
      ? createReplay(agent, version, replay)
      : createConversation({ agent, channel: 'test', visitor: TEST_VISITOR, version, isTest: true }),
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
