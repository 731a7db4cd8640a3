import type { Movement } from '#functions/billing/ledger/ledger'
import type { Item } from '#infra/local/database/engine/expressions'
import { bookFaultsIn } from '#test/support/database/books-in'
import type { Journal, JournalledReply } from './journal.ts'

type ItemsOf = (kind: string) => readonly Item[]

/** Which invariants the database violates after all work is done. `items` are all it holds. */
export const violatedInvariants = (
  items: readonly Item[],
  { stored, replies, notes, discarded, notified }: Journal,
  isGone: (conversationId: string) => boolean,
): string[] => {
  const itemsOf: ItemsOf = (kind) => items.filter((item) => item.kind === kind)
  return [
    ...faultsOfInbox(itemsOf),
    ...[...stored].flatMap(([id, messages]) =>
      faultsOfOrder(messages, replies.get(id) ?? [], isGone(id)).map((it) => `${id}: ${it}`),
    ),
    ...faultsOfConversations(itemsOf, replies),
    ...faultsOfNotifications(itemsOf, replies, notified, isGone),
    ...faultsOfWrittenAnswers(itemsOf, [...replies.values()].flat()),
    ...['owed', 'outbox'].flatMap((kind) =>
      itemsOf(kind).length > 0 ? [`${itemsOf(kind).length} items of ${kind} are left`] : [],
    ),
    ...bookFaultsIn(items),
    ...faultsOfUsage(itemsOf, notes, isGone),
    ...faultsOfCharges(itemsOf, [...replies.values()].flat(), discarded.size),
  ]
}

const faultsOfInbox = (itemsOf: ItemsOf): string[] => {
  const names = itemsOf('message').flatMap(({ role, clientId }) => (role === 'visitor' ? [String(clientId)] : []))
  return new Set(names).size === names.length ? [] : ['a message is in the inbox twice']
}

const faultsOfOrder = (messages: readonly string[], replies: readonly JournalledReply[], isGone: boolean): string[] => {
  const faults: string[] = []
  const order = replies.flatMap(({ answers }) => answers)
  if (new Set(order).size !== order.length) faults.push('a message was answered twice')
  const lost = messages.filter((id) => !order.includes(id))
  if (lost.length > 0 && !isGone) faults.push(`${lost.length} messages were not answered`)
  let before = -1
  for (const { answers } of replies) {
    const places = answers.map((id) => messages.indexOf(id))
    if (Math.min(...places) < before) faults.push('an earlier message was answered after a later one')
    before = Math.max(before, ...places)
  }
  const times = replies.map(({ at }) => at)
  if (times.some((at, place) => place > 0 && at <= (times[place - 1] ?? 0))) faults.push('replies out of order')
  return faults
}

const faultsOfConversations = (itemsOf: ItemsOf, replies: Journal['replies']): string[] =>
  itemsOf('conversation').flatMap(({ conversationId, leaseToken, held, answered, inbound, turns }) => {
    const faults: string[] = []
    if (leaseToken !== undefined) faults.push('a lease is left')
    if (held !== undefined) faults.push('a hold is left')
    if (answered !== inbound) faults.push(`${answered} of ${inbound} answered`)
    if (turns !== (replies.get(String(conversationId)) ?? []).length) faults.push('turns do not fit replies')
    return faults.map((fault) => `${conversationId}: ${fault}`)
  })

const whole = {
  requested: ['reply', 'desk-row', 'conversations.assignee-changed'],
  left: ['reply', 'desk-row', 'conversations.message-left'],
} as const

/** Notice, desk row and event come with the reply or not at all; a request is made once, and no reply follows it. */
const faultsOfNotifications = (
  itemsOf: ItemsOf,
  replies: Journal['replies'],
  notified: Journal['notified'],
  isGone: (conversationId: string) => boolean,
): string[] => {
  const parts = notified.flatMap(({ conversationId, notice, parts }) =>
    (notice === 'requested' || notice === 'left' ? whole[notice] : []).flatMap((part) =>
      parts.filter((it) => it === part).length === 1 ? [] : [`${conversationId}: ${notice} without its one ${part}`],
    ),
  )
  const rows = new Map(itemsOf('desk-row').map(({ conversationId, place }) => [String(conversationId), place]))
  const heads = itemsOf('conversation').flatMap(({ conversationId, state }) => {
    const id = String(conversationId)
    const own = notified.filter((it) => it.conversationId === id)
    const requests = own.filter(({ notice }) => notice === 'requested')
    // of messages that were refused as a flood there is a notice too, and nobody is asked for
    const isLeft = own.some(({ notice }) => notice === 'left')
    const place = requests.length > 0 ? 'waiting' : isLeft ? 'left-message' : undefined
    const asked = requests[0]?.at ?? Number.POSITIVE_INFINITY
    return [
      ...(requests.length > 1 ? [`${id}: handed over ${requests.length} times`] : []),
      ...((state === 'requested_chat') === requests.length > 0
        ? []
        : [`${id}: ${state} after ${requests.length} requests`]),
      ...(rows.get(id) === place ? [] : [`${id}: ${rows.get(id)} on the desk, not ${place}`]),
      ...((replies.get(id) ?? []).some(({ at }) => at > asked) ? [`${id}: a reply after the handover`] : []),
    ]
  })
  const left = [...rows.keys()].filter(isGone).map((id) => `${id}: erased, and still on the desk`)
  return [...parts, ...heads, ...left]
}

const faultsOfWrittenAnswers = (itemsOf: ItemsOf, replies: readonly JournalledReply[]): string[] => {
  const written = replies.filter(({ isWritten }) => isWritten).length
  const uses = itemsOf('pair-uses').reduce((sum, counter) => sum + Number(counter.uses), 0)
  return written === uses ? [] : [`${written} written answers were given, and ${uses} counted`]
}

const movementsOf = (itemsOf: ItemsOf) => itemsOf('ledger-entry') as unknown as readonly Movement[]

/** Turns and crawls are counted as they were charged, voice notes as they are marked, or in an erased conversation may be. */
const faultsOfUsage = (itemsOf: ItemsOf, notes: Journal['notes'], isGone: (id: string) => boolean): string[] => {
  const sum = (items: readonly Item[], name: string) => items.reduce((total, item) => total + Number(item[name]), 0)
  return ['turn', 'crawl', 'voice-note'].flatMap((reason) => {
    const charges = itemsOf('ledger-entry').filter((entry) => entry.reason === reason)
    const marked = [...notes.values()].reduce((total, cost) => total + cost, 0)
    const charged = [
      reason === 'turn' ? charges.length : 0,
      reason === 'voice-note' ? marked : sum(charges, 'milliCredits'),
    ]
    const counted = itemsOf('usage').filter((usage) => usage.reason === reason)
    const used = [sum(counted, 'turns'), sum(counted, 'milliCredits')]
    // settled in a conversation that was erased: charged, and not marked
    const unmarked = reason === 'voice-note' ? unmarkedIn(charges, notes, isGone) : 0
    const [isTurns, more] = [charged[0] === used[0], (used[1] ?? 0) - (charged[1] ?? 0)]
    return isTurns && more >= 0 && more <= unmarked ? [] : [`of ${reason} ${charged} were charged, but ${used} counted`]
  })
}

/** What voice notes of erased conversations cost beyond their marks, in milli-credits. */
const unmarkedIn = (charges: readonly Item[], notes: Journal['notes'], isGone: (id: string) => boolean): number => {
  const lines = charges
    .filter(({ conversationId }) => isGone(String(conversationId)))
    .reduce((sum, { to, owner, milliCredits }) => sum + (to === owner ? -1 : 1) * Number(milliCredits), 0)
  const marks = [...notes].reduce((sum, [id, cost]) => sum + (isGone(id) ? cost : 0), 0)
  return Math.max(0, lines - marks)
}

const faultsOfCharges = (itemsOf: ItemsOf, replies: readonly JournalledReply[], discarded: number): string[] => {
  const given = replies.length
  const faults: string[] = []
  const charges = movementsOf(itemsOf).filter(({ reason }) => reason === 'turn').length
  const free = replies.filter(({ isFree }) => isFree).length
  if (charges !== given - free + discarded)
    faults.push(`${given} replies, ${free} of them free, and ${discarded} discarded ones, but ${charges} charges`)
  const counted = itemsOf('analytics-counter')
    .filter(({ metric }) => String(metric).endsWith('#replies'))
    .reduce((sum, item) => sum + Number(item.count), 0)
  if (counted !== given) faults.push(`${given} replies, but ${counted} counted`)
  return faults
}
