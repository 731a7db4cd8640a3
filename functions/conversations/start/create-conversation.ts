import { ConversationStarted } from '#events/conversations/events'
import { expiryOf } from '#functions/conversations/expiry-of'
import type { Fields } from '#functions/conversations/fields/field-values'
import { withMessages } from '#functions/conversations/fields/with-messages'
import { presentMessage } from '#functions/conversations/present-message'
import { type Head, heads, messages, type StoredMessage } from '#functions/conversations/store'
import { type Greeting, greeting } from '#functions/conversations/turn/plan/greeting'
import { commit } from '#lib/database/commit'
import type { Write } from '#lib/database/write'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { isTimeZone } from '#shared/agents/handoff/is-time-zone'
import type { LiveAgent } from '#shared/agents/schema'
import type { Channel, Message } from '#shared/conversations/schema'

export interface NewConversation {
  readonly agent: LiveAgent
  readonly channel: Channel
  readonly visitor: string
  readonly version: Head['version']
  /** A team's test or a demo: left out of analytics and Chats. */
  readonly isTest: boolean
  readonly lang?: string | undefined
  readonly timeZone?: string | undefined
  readonly country?: string | undefined
  readonly variables?: Readonly<Record<string, string>> | undefined
  /** A verified visitor's key (`identityKey`). */
  readonly identity?: string
  /** Where its answers go, on a third party's channel. */
  readonly route?: Head['route']
  /** Begins without the greeting and at no node, for a visitor who has written first. */
  readonly isSilent?: boolean
  /** A write in the same transaction; when the database refuses it, no conversation is created. */
  readonly alongside?: (conversationId: string) => Write
}

/** Creates a conversation with its greeting, in one transaction. The greeting costs nothing and calls no model. */
export const createConversation = async (
  it: NewConversation,
): Promise<{ readonly conversationId: string; readonly messages: readonly Message[] }> => {
  const now = world().now()
  const conversationId = ulid(now)
  const { agentId, workspaceId, settings } = it.agent
  const { channel, isTest } = it
  const none: Fields & Pick<Head, 'channel'> = { channel, variables: {} }
  const { variables, origins } = withMessages(none, [{ variables: it.variables, at: now }])
  const welcome = it.isSilent ? { nodeId: undefined, messages: [] } : greeting(settings, variables)
  const expiry = expiryOf(!settings.recordChatHistory, now)
  const position = { variables, ...(welcome.nodeId ? { nodeId: welcome.nodeId } : {}) }
  const greetings = greetingMessages(conversationId, welcome, position, now).map((one) => ({ ...one, ...expiry }))
  const country = it.country ? { country: it.country } : {}
  await commit(
    [
      heads.creating({
        conversationId,
        agentId,
        workspaceId,
        channel,
        state: 'ai-chatting',
        startedAt: now,
        lastAt: greetings.at(-1)?.at ?? now,
        lastText: '',
        visitor: it.visitor,
        isTest,
        version: it.version,
        inbound: 0,
        answered: 0,
        turns: 0,
        milliCredits: 0,
        ...country,
        ...(it.lang ? { lang: it.lang } : {}),
        ...(it.timeZone && isTimeZone(it.timeZone) ? { timeZone: it.timeZone } : {}),
        ...(it.identity ? { identity: it.identity } : {}),
        ...(it.route ? { route: it.route } : {}),
        ...position,
        ...(origins ? { origins } : {}),
        ...expiry,
      }),
      ...greetings.map((message) => messages.creating(message)),
      ...(it.alongside ? [it.alongside(conversationId)] : []),
    ],
    [ConversationStarted({ workspaceId, agentId, conversationId, channel, isTest, ...country })],
  )
  return { conversationId, messages: greetings.map(presentMessage) }
}

const greetingMessages = (
  conversationId: string,
  welcome: Greeting,
  position: NonNullable<StoredMessage['position']>,
  now: number,
): readonly StoredMessage[] =>
  welcome.messages.map(({ text, parts }, at) => ({
    conversationId,
    // a millisecond apart, because messages are listed by time
    id: ulid(now + at),
    role: 'agent',
    text,
    at: now + at,
    position,
    ...(parts.length > 0 ? { parts: [...parts] } : {}),
  }))
