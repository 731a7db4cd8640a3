import type { Message } from '#shared/conversations/schema'
import type { SendEvent } from './event-streams.ts'
import type { HostParts } from './host-parts.ts'
import type { HostedConversation } from './hosted-conversations.ts'

/** Writes the answer whether or not the client is still connected, as the real one does. */
export const writeAnswer = async (
  { control, conversations }: HostParts,
  conversation: HostedConversation,
  question: string,
  send: SendEvent,
  cut: () => void,
): Promise<void> => {
  let text = ''
  const parts: NonNullable<Message['parts']> = []
  let citations: Message['citations']
  for await (const event of control.answer(question, cut)) {
    if (event.type === 'done') {
      citations = event.message.citations
      continue
    }
    if (event.type === 'delta') text += event.text
    if (event.type === 'reset') text = ''
    if (event.type === 'part') parts.push(event.part)
    if (event.type === 'state') {
      conversation.state = event.state
      conversation.reason = event.reason
      continue
    }
    send(event)
  }
  if (text === '' && parts.length === 0) return
  const message = conversations.commit(conversation, {
    role: 'agent',
    text,
    ...(parts.length > 0 ? { parts } : {}),
    ...(citations ? { citations } : {}),
  })
  send({ type: 'done', messageId: message.id, message })
}
