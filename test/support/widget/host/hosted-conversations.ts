import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import { ulid } from '#lib/ids'
import type { ContinueReason, ConversationState, Message } from '#shared/conversations/schema'
import { nextTime } from '#test/support/handlers/next-time'
import { AGENT_ID } from './fenwick.ts'
import type { HostControl } from './host-control.ts'

export interface HostedConversation {
  readonly id: string
  readonly token: string
  readonly messages: Message[]
  readonly listeners: Set<WebSocket>
  /** Resolves when nothing is being answered. */
  answering: Promise<void> | undefined
  state: ConversationState
  reason: ContinueReason | undefined
}

/** The conversations of a host by id, how they begin, and how messages are committed to them. */
export const hostedConversations = (control: HostControl) => {
  const byId = new Map<string, HostedConversation>()

  const commit = (conversation: HostedConversation, message: Partial<Message> & Pick<Message, 'role'>): Message => {
    const at = nextTime()
    const whole = { id: ulid(at), text: '', at, ...message }
    conversation.messages.push(whole)
    for (const listener of conversation.listeners)
      listener.send(
        JSON.stringify({
          type: 'changed',
          agentId: AGENT_ID,
          conversationId: conversation.id,
          messageId: whole.id,
          at: whole.at,
        }),
      )
    return whole
  }

  const begin = (): HostedConversation => {
    const conversation: HostedConversation = {
      id: ulid(nextTime()),
      token: `cv1.${randomBytes(12).toString('hex')}`,
      messages: [],
      listeners: new Set(),
      answering: undefined,
      state: 'ai-chatting',
      reason: undefined,
    }
    byId.set(conversation.id, conversation)
    for (const greeting of control.greeting) commit(conversation, { role: 'agent', ...greeting })
    return conversation
  }

  return { byId, commit, begin }
}

export type HostedConversations = ReturnType<typeof hostedConversations>
