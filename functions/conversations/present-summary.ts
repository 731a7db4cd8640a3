import { toCredits } from '#shared/billing/prices'
import { plainText } from '#shared/conversations/plain-text'
import type { ConversationSummary } from '#shared/conversations/schema'
import type { Head } from './turn/store.ts'

/** A conversation as a row of Chats. */
export const presentSummary = (head: Head): ConversationSummary => ({
  conversationId: head.conversationId,
  agentId: head.agentId,
  channel: head.channel,
  state: head.state,
  startedAt: head.startedAt,
  lastAt: head.lastAt,
  lastText: plainText(head.lastText),
  visitorName: nameIn(head.variables),
  turns: head.turns,
  credits: toCredits(head.milliCredits),
  ...(head.country ? { country: head.country } : {}),
})

/** What nodes and pages usually call it. */
const nameIn = (variables: Head['variables']): string =>
  ['name', 'full_name', 'user_name', 'visitor_name', 'first_name', 'email']
    .map((name) => variables[name])
    .find(Boolean) ?? ''
