import { fieldValues } from '#functions/conversations/fields/field-values'
import { toCredits } from '#shared/billing/milli-credits'
import { plainText } from '#shared/conversations/plain-text'
import { replyUntil } from '#shared/conversations/reply-window'
import type { ConversationSummary } from '#shared/conversations/schema'
import { isOutside } from './handoff/is-outside.ts'
import type { Head } from './store.ts'

/** A conversation as a row of Chats, for the member `me` (an id as in the audit log). */
export const presentSummary = (head: Head, me: string): ConversationSummary => {
  const until = replyUntil(head.channel, head)
  return {
    conversationId: head.conversationId,
    agentId: head.agentId,
    channel: head.channel,
    ...(head.route ? { account: head.route.account } : {}),
    state: head.state,
    startedAt: head.startedAt,
    lastAt: head.lastAt,
    lastText: plainText(head.lastText),
    visitorName: nameIn(fieldValues(head)),
    turns: head.turns,
    credits: toCredits(head.milliCredits),
    ...(head.picture ? { pictureAt: head.picture.at } : {}),
    ...(head.country ? { country: head.country } : {}),
    ...(head.person ? { person: presentPerson(head.person, me) } : {}),
    ...(head.rating ? { rating: head.rating } : {}),
    ...(head.seenId ? { seenId: head.seenId } : {}),
    ...(head.place && head.askedAt !== undefined ? { place: head.place, askedAt: head.askedAt } : {}),
    ...(head.editedAt === undefined ? {} : { editedAt: head.editedAt }),
    ...(until === undefined ? {} : { replyUntil: until }),
    ...(head.unsentAt === undefined ? {} : { unsentAt: head.unsentAt }),
    isUnread: head.lastAt > (head.readAt ?? 0),
  }
}

const presentPerson = (person: { readonly id: string; readonly name: string }, me: string) => ({
  name: person.name,
  isMe: person.id === me,
  ...(isOutside(person) ? { isOutside: true } : {}),
})

/** The variable names that nodes and pages usually choose for it. */
const nameIn = (variables: Readonly<Record<string, string>>): string =>
  ['name', 'full_name', 'user_name', 'visitor_name', 'first_name', 'email']
    .map((name) => variables[name])
    .find(Boolean) ?? ''
