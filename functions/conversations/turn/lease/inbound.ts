import { MessageReceived } from '#events/conversations/events'
import type { EventDraft } from '#events/event'
import { expiryOf } from '#functions/conversations/expiry-of'
import { messages, type StoredMessage } from '#functions/conversations/store'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import type { Write } from '#lib/database/entity'
import { ulid } from '#lib/ids'
import type { Attachment, Channel, ContinueReason, FormAnswer } from '#shared/conversations/schema'
import { answeredForms, processedMessages } from './store.ts'

/** What a visitor said, whatever the channel. */
export interface InboundMessage {
  readonly channel: Channel
  /** The channel's (or the client's) own id of the message: the same one is stored once. */
  readonly providerId: string
  readonly text: string
  /** The form that it answers, checked. */
  readonly form?: FormAnswer
  /** Files that were proven and kept. */
  readonly attachments?: readonly Attachment[]
  /** What a model reads of them beside the text. */
  readonly note?: string
  /** Whether voice notes among them made the text. */
  readonly isHeard?: boolean
  /** What that cost, in milli-credits. */
  readonly heardMilliCredits?: number
  /** What the page knows; never an identity. */
  readonly variables?: Readonly<Record<string, string>>
}

/** A message about to be stored: its writes, and the event that tells of it. */
export interface MessageWrites {
  readonly message: StoredMessage
  readonly writes: readonly Write[]
  readonly event: EventDraft
}

/**
 * The message with its own mark, so that a second delivery is refused by the first one's (label `message-seen`), and with
 * the mark of the form that it answers, so that another answer is refused too (label `form-answered`).
 */
export const messageWrites = (
  turn: TurnContext,
  inbound: InboundMessage,
  now: number,
  /** Whether the conversation is; without a history its agent's words are in any case. */
  isForgotten: boolean,
  unanswered?: ContinueReason,
): MessageWrites => {
  const { conversationId, agent } = turn
  const { form } = inbound
  const variables = { ...inbound.variables, ...form?.values }
  const ending = expiryOf(isForgotten || !agent.settings.recordChatHistory, now)
  const message: StoredMessage = {
    conversationId,
    id: ulid(now),
    role: 'visitor',
    text: inbound.text,
    at: now,
    clientId: inbound.providerId,
    ...(Object.keys(variables).length > 0 ? { variables } : {}),
    ...(form ? { form } : {}),
    ...(inbound.attachments?.length ? { attachments: [...inbound.attachments], note: inbound.note } : {}),
    ...(inbound.heardMilliCredits ? { heardMilliCredits: inbound.heardMilliCredits } : {}),
    ...(unanswered === 'human' ? { isForPerson: true } : {}),
    ...ending,
  }
  return {
    message,
    writes: [
      processedMessages.creating({ conversationId, providerId: inbound.providerId, messageId: message.id, at: now }),
      messages.creating(message),
      ...(form
        ? [
            answeredForms.creating({
              conversationId,
              messageId: form.messageId,
              formId: form.formId,
              ...ending,
            }),
          ]
        : []),
    ],
    event: MessageReceived({
      workspaceId: agent.workspaceId,
      agentId: agent.agentId,
      conversationId,
      channel: inbound.channel,
      messageId: message.id,
      ...(unanswered ? { unanswered } : {}),
    }),
  }
}
