import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** The conversation and the visitor's message in it to replay: `conversation.message`. */
const parseReplay = (replay: string | undefined) => {
  const [conversationId, messageId] = replay?.split('.') ?? []
  return conversationId && messageId ? { replay: { conversationId, messageId } } : {}
}

/** A test conversation with the saved draft, from its start or from a point of another conversation. */
export const startTestConversation = (
  region: Region,
  agentId: string,
  replay: string | undefined,
  signal: AbortSignal,
) =>
  callIn(region)(
    'POST /v2/agents/{agentId}/test-conversations',
    { agentId, version: 'draft', ...parseReplay(replay) },
    { signal },
  )
