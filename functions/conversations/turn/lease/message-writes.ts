import { MessageReceived } from '#events/conversations/events'
import type { EventDraft } from '#events/event'
import { expiryOf } from '#functions/conversations/expiry-of'
import { messages, type StoredMessage } from '#functions/conversations/store'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import type { Write } from '#lib/database/write'
import { ulid } from '#lib/ids'
import type { Attachment, Channel, ContinueReason, FormAnswer } from '#shared/conversations/schema'
import { answeredForms, processedMessages } from './store.ts'

/** A visitor's message, on any channel. */
export interface InboundMessage {
  readonly channel: Channel
  /** The channel's (or the client's) own id of the message, which is stored once. */
  readonly providerId: string
  readonly text: string
  /** The form that it answers, validated. */
  readonly form?: FormAnswer
  /** Files whose kind was verified and which were saved. */
  readonly attachments?: readonly Attachment[]
  /** What a model reads about them beside the text. */
  readonly note?: string
  /** Whether the text contains transcribed voice notes. */
  readonly isTranscribed?: boolean
  /** The cost of transcribing them. */
  readonly transcriptionMilliCredits?: number
  /** The page's own variables, or what a channel reports about its sender; never an identity. */
  readonly variables?: Readonly<Record<string, string>>
  /** When it was written on a channel that answers only for some time after, in milliseconds. */
  readonly visitorAt?: number
  /** It opens a chat: the greeting answers it. */
  readonly isLaunch?: boolean
  /**
   * Writes of the same transaction, whenever the message is stored. When the database refuses one of them, the message was taken
   * before, and the outcome is `settled`.
   */
  readonly alongside?: readonly Write[]
}

/** The label of what is written alongside a message. */
export const ALONGSIDE = 'alongside'

/** A message about to be stored: its writes and its event. */
export interface MessageWrites {
  readonly message: StoredMessage
  readonly writes: readonly Write[]
  /** What it changes in the head. */
  readonly seen: { readonly visitorAt?: number }
  readonly event: EventDraft
}

/**
 * The message with its processed-message item, so that a second delivery is refused (label `message-seen`), and with the
 * item of the form that it answers, so that another answer is refused too (label `form-answered`).
 */
export const messageWrites = (
  turn: TurnContext,
  inbound: InboundMessage,
  now: number,
  /** Whether the conversation expires; the message also does when the agent keeps no history. */
  isExpiring: boolean,
  unanswered?: ContinueReason,
): MessageWrites => {
  const { conversationId, agent } = turn
  const { form, visitorAt, alongside = [] } = inbound
  const variables = { ...inbound.variables, ...form?.values }
  const expiry = expiryOf(isExpiring || !agent.settings.recordChatHistory, now)
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
    ...(inbound.transcriptionMilliCredits ? { transcriptionMilliCredits: inbound.transcriptionMilliCredits } : {}),
    ...(unanswered === 'human' ? { isForPerson: true } : {}),
    ...(inbound.isLaunch ? { isLaunch: true } : {}),
    ...expiry,
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
              ...expiry,
            }),
          ]
        : []),
      ...alongside.map((write) => ({ ...write, label: ALONGSIDE })),
    ],
    seen: visitorAt === undefined ? {} : { visitorAt },
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
