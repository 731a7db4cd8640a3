import * as z from 'zod'
import { Head, indexKeysOf, type StoredMessage } from '#features/conversations'
import type { Copy, Item } from '#functions/restore/copy'
import { defined } from '#functions/restore/defined'
import { messagesByConversation } from '#functions/restore/messages-by-conversation'

const RULE = 'conversations'

/** The token of a lease that no worker has: the sweeper takes it over and answers. */
const RESTORED = 'restored'

/**
 * A conversation's head says what its messages say: how many the visitor wrote, how many are answered, the number of the last
 * reply and where it led, and what the ledger says that it cost. A reply that the head does not know counts as given, one
 * that only the head knows is lost and owed again, unless the team has the conversation. Only conversations in which something happened within the window.
 */
export const reconcileConversations = (copy: Copy): void => {
  const { byConversation: messages, unreadable } = messagesByConversation(copy)
  const headless = new Set(messages.keys())
  const { charges } = copy.totals
  const owed = new Set(copy.of('owed').map(({ conversationId }) => conversationId))
  for (const item of copy.of('conversation')) {
    headless.delete(String(item.conversationId))
    const parsed = Head.safeParse(item)
    if (!parsed.success) {
      copy.named(RULE, String(item.pk), `its head cannot be read: ${z.prettifyError(parsed.error)}`)
      continue
    }
    const head = parsed.data
    if (unreadable.has(head.conversationId)) {
      copy.named(RULE, head.conversationId, 'a message of it cannot be read: it is left as it is')
      continue
    }
    const own = messages.get(head.conversationId) ?? []
    const isRecent = head.lastAt >= copy.since || own.some(({ at }) => at >= copy.since)
    if (!isRecent && head.leaseToken === undefined && !owed.has(head.conversationId)) continue
    const should = headAsWritten(
      head,
      own,
      charges.get(head.conversationId) ?? 0,
      owed.has(head.conversationId),
      copy.at,
    )
    nameLosses(copy, head, should)
    nameLostReplies(copy, head, own)
    const differences = differencesOf(head, should)
    if (differences.length === 0) continue
    copy.put(withHead(item, should))
    copy.repaired(RULE, head.conversationId, differences.join('; '))
  }
  for (const conversationId of headless) {
    const own = messages.get(conversationId) ?? []
    if (own.some(({ at }) => at >= copy.since))
      copy.named(RULE, conversationId, `${own.length} messages without their conversation: nothing reads them`)
  }
}

/** The head that its messages and charges demand. */
const headAsWritten = (
  head: Head,
  own: readonly StoredMessage[],
  cost: number,
  hasOwed: boolean,
  now: number,
): Head => {
  const asked = askedIn(own)
  const open = asked.filter(({ id }) => id > lastAnsweredIn(own)).length
  // where no history is kept, the older messages expire before their head
  const inbound = head.forgetAt === undefined ? asked.length : Math.max(asked.length, head.inbound)
  const replies = own.filter(({ turn }) => turn !== undefined)
  const last = replies.reduce<StoredMessage | undefined>(
    (one, it) => ((it.turn ?? 0) > (one?.turn ?? 0) ? it : one),
    undefined,
  )
  const turns = last?.turn ?? (head.forgetAt === undefined ? 0 : head.turns)
  const answered = inbound - open
  const isTorn = turns !== head.turns || inbound !== head.inbound || answered !== head.answered
  const newest = own.at(-1)
  const { leaseToken, leaseUntil, held, ...rest } = head
  const isLeased = leaseToken !== undefined && held !== undefined && open > 0
  const isOwed = open > 0 && head.silence === undefined && (isTorn || leaseToken !== undefined || hasOwed)
  return {
    ...rest,
    inbound,
    answered,
    turns,
    milliCredits: cost,
    ...(turns !== head.turns && last?.position
      ? { nodeId: last.position.nodeId, variables: last.position.variables }
      : {}),
    ...(newest && newest.at > head.lastAt ? { lastAt: newest.at, lastText: newest.text.slice(0, 200) } : {}),
    ...(isLeased ? { leaseToken, leaseUntil, held } : isOwed ? unheldLease(head, now) : {}),
  }
}

/** The visitor's messages to the agent. */
const askedIn = (own: readonly StoredMessage[]): StoredMessage[] =>
  own.filter(({ role, isForPerson }) => role === 'visitor' && !isForPerson)

/** A reply answers all that was owed, so nothing before an answered message is owed, even when its own reply is lost. */
const lastAnsweredIn = (own: readonly StoredMessage[]): string =>
  own.flatMap(({ answers = [] }) => answers).reduce((last, id) => (id > last ? id : last), '')

const unheldLease = ({ workspaceId }: Head, now: number): Pick<Head, 'leaseToken' | 'leaseUntil' | 'held'> => ({
  leaseToken: RESTORED,
  leaseUntil: now,
  held: { payer: { kind: 'workspace', id: workspaceId }, milliCredits: 0, reserved: [] },
})

const withHead = (item: Item, head: Head): Item => {
  const { leaseToken, leaseUntil, held, nodeId, gsi1pk, gsi1sk, gsi2pk, gsi2sk, ...rest } = item
  return { ...rest, ...defined(head), ...defined(indexKeysOf(head)) }
}

const differencesOf = (head: Head, should: Head): string[] => {
  const names = ['inbound', 'answered', 'turns', 'milliCredits', 'lastAt', 'leaseToken'] as const
  return names.flatMap((name) => {
    if (head[name] === should[name]) return []
    return [`${name} ${String(head[name] ?? 'none')} -> ${String(should[name] ?? 'none')}`]
  })
}

/** What the messages and the ledger lack although the head has it. */
const nameLosses = (copy: Copy, head: Head, should: Head): void => {
  const { conversationId } = head
  if (head.turns > should.turns)
    copy.named(
      RULE,
      conversationId,
      `replies after number ${should.turns} are lost: ${head.silence === 'human' ? 'their messages wait for the team' : 'their messages are owed again'}`,
    )
  if (head.milliCredits > should.milliCredits)
    copy.named(
      RULE,
      conversationId,
      `${head.milliCredits - should.milliCredits} milli-credits were not charged: their ledger line is lost`,
    )
}

/** Replies in the middle that are lost: the conversation has gone on, so nothing is owed for them. */
const nameLostReplies = (copy: Copy, { conversationId, forgetAt }: Head, own: readonly StoredMessage[]): void => {
  // where no history is kept, a reply may have expired before its message
  if (forgetAt !== undefined) return
  const answers = new Set(own.flatMap((message) => message.answers ?? []))
  const lost = askedIn(own).filter(({ id }) => id < lastAnsweredIn(own) && !answers.has(id)).length
  if (lost > 0) copy.named(RULE, conversationId, `replies to ${lost} earlier messages are lost`)
}
