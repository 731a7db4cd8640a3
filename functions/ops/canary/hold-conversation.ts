import { ulid } from '#lib/ids'
import { signCanaryToken } from '#lib/tokens/canary-token'
import { caller, problemFrom, requestOf } from '#shared/call'
import type { conversations } from '#shared/conversations/routes'
import { readStream } from './read-stream.ts'

const TIMEOUT_MS = 25_000

const MESSAGES = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages'

interface Place {
  /** Where visitors reach the installation, without a slash at the end. */
  readonly publicUrl: string
  readonly region: string
}

/**
 * Does what a visitor does, by docs/widget-protocol.md and through the public address: starts a conversation, sends a message, reads the
 * answer to its end, reads the history, and deletes the conversation. Throws at whatever is not as it should be.
 */
export const holdConversation = async (agentId: string, { publicUrl, region }: Place): Promise<void> => {
  let token: string | undefined
  const call = caller<typeof conversations>({ base: `${publicUrl}/api/${region}`, token: async () => token })
  const limit = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) })
  // as on the demo page, left out of analytics and Chats, but for its limits: a day has more runs than an agent has demos
  const demo = await signCanaryToken(agentId)
  const started = await call('POST /v2/public/agents/{agentId}/conversations', { agentId, protocol: 1, demo }, limit())
  token = started.token
  const { conversationId } = started
  try {
    if (!started.continue) throw new Error(`the conversation cannot continue: ${started.reason}`)
    const { url, ...request } = requestOf(`${publicUrl}/chat/${region}`, MESSAGES, {
      agentId,
      conversationId,
      clientId: ulid(),
      text: 'Hello',
    })
    const response = await fetch(url, {
      ...request,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...limit(),
    })
    if (!response.ok) throw await problemFrom(response)
    const answer = readStream(await response.text())
    const { messages } = await call(
      'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages',
      { agentId, conversationId },
      limit(),
    )
    if (!messages.some(({ id, role }) => id === answer.messageId && role === 'agent'))
      throw new Error('the answer that was streamed is not in the history')
  } finally {
    await call(
      'DELETE /v2/public/agents/{agentId}/conversations/{conversationId}',
      { agentId, conversationId },
      limit(),
    )
  }
}
