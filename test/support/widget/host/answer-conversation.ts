import type { IncomingMessage, ServerResponse } from 'node:http'
import { AGENT_ID } from './fenwick.ts'
import type { Seen } from './host-control.ts'
import type { HostParts } from './host-parts.ts'
import { resumeStream } from './resume-stream.ts'
import { sendJson } from './send-json.ts'
import { snapshotOf } from './snapshot-of.ts'
import { takeMessage } from './take-message.ts'

const ROUTE = new RegExp(
  `^/(api|chat)/eu/v2/public/agents/${AGENT_ID}/conversations(?:/(\\w+)(?:/(messages|stream))?)?$`,
)

/** The routes of conversations: begin one, read its history, say something, resume its stream, delete it. */
export const answerConversation = async (
  host: HostParts,
  { headers }: IncomingMessage,
  { method, path, query, body }: Seen,
  response: ServerResponse,
): Promise<void> => {
  const [found, , id, what] = ROUTE.exec(path) ?? []
  if (!found) return sendJson(response, 404, { code: 'not-found', message: 'There is no such agent.' })
  if (!id) {
    const begun = host.conversations.begin()
    return sendJson(response, 200, {
      conversationId: begun.id,
      token: begun.token,
      protocol: 1,
      ...snapshotOf(begun),
      messages: begun.messages,
    })
  }
  const conversation = host.conversations.byId.get(id)
  if (!conversation || headers.authorization !== `Bearer ${conversation.token}`)
    return sendJson(response, 401, { code: 'unauthenticated', message: 'Please start again.' })
  if (method === 'DELETE') {
    host.conversations.byId.delete(id)
    return sendJson(response, 200, { success: true })
  }
  const after = query.get('after') ?? ''
  if (what === 'stream') return resumeStream(host, conversation, after, response)
  if (method === 'POST') return takeMessage(host, conversation, body, response)
  sendJson(response, 200, {
    ...snapshotOf(conversation),
    messages: conversation.messages.filter((message) => message.id > after),
    isAnswering: conversation.answering !== undefined,
  })
}
