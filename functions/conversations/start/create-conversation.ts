import { ConversationStarted } from '#events/conversations/events'
import { expiryOf } from '#functions/conversations/expiry-of'
import { mergeVariables } from '#functions/conversations/merge-variables'
import { presentMessage } from '#functions/conversations/present-message'
import { type Head, heads, messages, type StoredMessage } from '#functions/conversations/store'
import { greeting } from '#functions/conversations/turn/plan/greeting'
import { commit } from '#lib/database/commit'
import type { Write } from '#lib/database/entity'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import type { Channel, Message } from '#shared/conversations/schema'

export interface NewConversation {
  readonly agent: LiveAgent
  readonly channel: Channel
  readonly visitor: string
  readonly version: Head['version']
  /** Left out of analytics and Chats: a team's test, or a demo. */
  readonly isTest: boolean
  readonly lang?: string | undefined
  readonly country?: string | undefined
  readonly variables?: Readonly<Record<string, string>> | undefined
  /** Of a visitor whom the site has proven (`identityKey`). */
  readonly identity?: string
  /** What is written in the same transaction; when the database refuses it, nothing has begun. */
  readonly alongside?: (conversationId: string) => Write
}

/** Makes a conversation with its greeting, in one transaction. The greeting costs nothing and asks no model. */
export const createConversation = async (
  it: NewConversation,
): Promise<{ readonly conversationId: string; readonly messages: readonly Message[] }> => {
  const now = world().now()
  const conversationId = ulid(now)
  const { agentId, workspaceId, settings } = it.agent
  const variables = mergeVariables({}, [{ variables: it.variables }])
  const welcome = greeting(settings, variables)
  const ending = expiryOf(!settings.recordChatHistory, now)
  const greetings = welcome.messages.map(
    ({ text, parts }, at): StoredMessage => ({
      conversationId,
      // a millisecond apart, so that they stay in their order
      id: ulid(now + at),
      role: 'agent',
      text,
      at: now + at,
      stands: { variables, ...(welcome.nodeId ? { nodeId: welcome.nodeId } : {}) },
      ...(parts.length > 0 ? { parts: [...parts] } : {}),
      ...ending,
    }),
  )
  const { isTest } = it
  await commit(
    [
      heads.creating({
        conversationId,
        agentId,
        workspaceId,
        channel: it.channel,
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
        variables,
        ...(it.country ? { country: it.country } : {}),
        ...(it.lang ? { lang: it.lang } : {}),
        ...(it.identity ? { identity: it.identity } : {}),
        ...(welcome.nodeId ? { nodeId: welcome.nodeId } : {}),
        ...ending,
      }),
      ...greetings.map((message) => messages.creating(message)),
      ...(it.alongside ? [it.alongside(conversationId)] : []),
    ],
    [
      ConversationStarted({
        workspaceId,
        agentId,
        conversationId,
        channel: it.channel,
        isTest,
        ...(it.country ? { country: it.country } : {}),
      }),
    ],
  )
  return { conversationId, messages: greetings.map(presentMessage) }
}
