import type { Movement } from '#functions/billing/ledger/ledger'
import type { Item } from '#infra/local/database/engine/expressions'
import { bookFaultsIn } from '#test/support/database/books-in'
import type { Journal, JournalledReply } from './journal.ts'

type ItemsOf = (kind: string) => readonly Item[]

/** Which invariants the database violates after all work is done. `items` are all it holds. */
export const violatedInvariants = (items: readonly Item[], { stored, replies }: Journal): string[] => {
  const itemsOf: ItemsOf = (kind) => items.filter((item) => item.kind === kind)
  return [
    ...faultsOfInbox(itemsOf),
    ...[...stored].flatMap(([id, messages]) =>
      faultsOfOrder(messages, replies.get(id) ?? []).map((it) => `${id}: ${it}`),
    ),
    ...faultsOfConversations(itemsOf, replies),
    ...faultsOfWrittenAnswers(itemsOf),
    ...['owed', 'outbox'].flatMap((kind) =>
      itemsOf(kind).length > 0 ? [`${itemsOf(kind).length} items of ${kind} are left`] : [],
    ),
    ...bookFaultsIn(items),
    ...faultsOfDays(itemsOf),
    ...faultsOfUsage(itemsOf),
    ...faultsOfCharges(itemsOf, [...replies.values()].flat().length),
  ]
}

const faultsOfInbox = (itemsOf: ItemsOf): string[] => {
  const names = itemsOf('message').flatMap(({ role, clientId }) => (role === 'visitor' ? [String(clientId)] : []))
  return new Set(names).size === names.length ? [] : ['a message is in the inbox twice']
}

const faultsOfOrder = (messages: readonly string[], replies: readonly JournalledReply[]): string[] => {
  const faults: string[] = []
  const order = replies.flatMap(({ answers }) => answers)
  if (new Set(order).size !== order.length) faults.push('a message was answered twice')
  const lost = messages.filter((id) => !order.includes(id))
  if (lost.length > 0) faults.push(`${lost.length} messages were not answered`)
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

const faultsOfWrittenAnswers = (itemsOf: ItemsOf): string[] => {
  const written = itemsOf('message').filter(({ text }) => String(text).startsWith('Written.')).length
  const uses = itemsOf('pair-uses').reduce((sum, counter) => sum + Number(counter.uses), 0)
  return written === uses ? [] : [`${written} written answers were given, and ${uses} counted`]
}

const movementsOf = (itemsOf: ItemsOf) => itemsOf('ledger-entry') as unknown as readonly Movement[]

const faultsOfUsage = (itemsOf: ItemsOf): string[] => {
  const charges = movementsOf(itemsOf).filter(({ reason }) => reason === 'turn')
  const charged = [charges.length, charges.reduce((sum, { milliCredits }) => sum + milliCredits, 0)]
  const sum = (name: string) => itemsOf('usage').reduce((total, item) => total + Number(item[name]), 0)
  const used = [sum('turns'), sum('milliCredits')]
  return charged.join() === used.join() ? [] : [`turns and credits charged are ${charged}, but counted ${used}`]
}

const faultsOfCharges = (itemsOf: ItemsOf, given: number): string[] => {
  const faults: string[] = []
  const charges = movementsOf(itemsOf).filter(({ reason }) => reason === 'turn').length
  const free = itemsOf('message').filter(({ isApology }) => isApology).length
  if (charges !== given - free) faults.push(`${given} replies, ${free} of them free, but ${charges} charges`)
  const counted = itemsOf('analytics-counter')
    .filter(({ metric }) => String(metric).endsWith('#replies'))
    .reduce((sum, item) => sum + Number(item.count), 0)
  if (counted !== given) faults.push(`${given} replies, but ${counted} counted`)
  return faults
}

/** What a day counts, less what lies in its shards, is what the agent's conversations cost; without a cap nothing is counted. */
const faultsOfDays = (itemsOf: ItemsOf): string[] => {
  const faults: string[] = []
  const listed = itemsOf('spend').reduce((sum, { shards }) => sum + (shards instanceof Set ? shards.size : 0), 0)
  const shards = itemsOf('spend-shard')
  if (listed !== shards.length) faults.push(`${listed} shards of days are listed, but ${shards.length} exist`)
  for (const { left, pk } of shards) if (Number(left) < 0) faults.push(`${pk} has ${left}`)
  const sum = (items: readonly Item[], name: string) => items.reduce((total, item) => total + Number(item[name]), 0)
  for (const agentId of new Set(itemsOf('conversation').map((head) => String(head.agentId)))) {
    const ofDay = ({ pk }: Item) => String(pk).startsWith(`SPEND#AGT#${agentId}#`)
    const days = itemsOf('spend').filter(ofDay)
    if (days.length === 0) continue
    const cost = sum(
      itemsOf('conversation').filter((head) => head.agentId === agentId),
      'milliCredits',
    )
    const counted = sum(days, 'milliCredits') - sum(shards.filter(ofDay), 'left')
    if (counted !== cost) faults.push(`${agentId} cost ${cost}, but its days count ${counted}`)
  }
  return faults
}
