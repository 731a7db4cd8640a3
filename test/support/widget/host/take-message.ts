import type { ServerResponse } from 'node:http'
import type { Message } from '#shared/conversations/schema'
import type { HostParts } from './host-parts.ts'
import type { HostedConversation } from './hosted-conversations.ts'
import { snapshotOf } from './snapshot-of.ts'
import { writeAnswer } from './write-answer.ts'

/** Stores a visitor's message once and streams its answer; one that arrives during another's answer is answered after it. */
export const takeMessage = async (
  host: HostParts,
  conversation: HostedConversation,
  body: string,
  response: ServerResponse,
): Promise<void> => {
  const { clientId, text, form } = JSON.parse(body) as Pick<Message, 'form'> & { clientId: string; text: string }
  const send = host.streams.begin(response)
  const known = conversation.messages.find((message) => message.clientId === clientId)
  const message =
    known ?? host.conversations.commit(conversation, { role: 'visitor', text, clientId, ...(form ? { form } : {}) })
  const before = conversation.answering
  const isBusy = before !== undefined
  send({ type: 'accepted', messageId: message.id, queued: isBusy })
  if (isBusy) {
    const ignore = () => undefined
    conversation.answering = before.then(() => writeAnswer(host, conversation, text, ignore, ignore))
    response.end()
  } else if (!known) conversation.answering = writeAnswer(host, conversation, text, send, () => response.destroy())
  const own = conversation.answering
  await own
  if (conversation.answering === own) conversation.answering = undefined
  if (isBusy) return
  send({ type: 'state', ...snapshotOf(conversation) })
  response.end()
}
