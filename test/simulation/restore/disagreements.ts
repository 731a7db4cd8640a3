import { faultsOf, type Movement, type OwnedAccount } from '#functions/billing/ledger/ledger'
import type { Item } from '#functions/restore/copy'
import { holdsIn } from '#test/support/database/holds-in'

/** What in a region's items does not agree once all work is done. */
export const disagreements = (items: readonly Item[]): string[] => {
  const of = (kind: string) => items.filter((item) => item.kind === kind)
  const left = ['owed', 'outbox'].flatMap((kind) =>
    of(kind).length > 0 ? [`${of(kind).length} ${kind} are left`] : [],
  )
  return [
    ...left,
    ...ofBooks(items),
    ...ofMessages(of('message')),
    ...of('conversation').flatMap(ofConversation(of('message'))),
  ]
}

const ofBooks = (items: readonly Item[]): readonly string[] => {
  const of = (kind: string) => items.filter((item) => item.kind === kind)
  const balances = new Map<OwnedAccount, number>()
  const add = (owner: string, balance: unknown) =>
    balances.set(owner as OwnedAccount, (balances.get(owner as OwnedAccount) ?? 0) + Number(balance))
  for (const { pk, balance } of of('account')) add(String(pk), balance)
  for (const { pk, balance } of of('account-shard')) add(String(pk).split('#').slice(1, -1).join('#'), balance)
  return faultsOf({
    movements: of('ledger-entry') as unknown as readonly Movement[],
    balances,
    holds: holdsIn(items),
  })
}

const ofMessages = (messages: readonly Item[]): string[] => {
  const names = messages.flatMap(({ role, clientId }) => (role === 'visitor' ? [String(clientId)] : []))
  return new Set(names).size === names.length ? [] : ['a message is stored twice']
}

const ofConversation =
  (messages: readonly Item[]) =>
  ({ conversationId, leaseToken, held, inbound, answered, turns, milliCredits: _ }: Item): string[] => {
    const own = messages.filter((message) => message.conversationId === conversationId)
    const asked = own.filter(({ role }) => role === 'visitor').map(({ id }) => String(id))
    const answers = own.flatMap((message) => (Array.isArray(message.answers) ? message.answers.map(String) : []))
    const numbers = own.flatMap(({ turn }) => (turn === undefined ? [] : [Number(turn)]))
    const faults: string[] = []
    if (leaseToken !== undefined || held !== undefined) faults.push('a lease is left')
    if (inbound !== asked.length) faults.push(`${asked.length} messages, ${String(inbound)} counted`)
    if (answered !== inbound) faults.push(`${String(answered)} of ${String(inbound)} answered`)
    if (new Set(answers).size !== answers.length) faults.push('a message is answered twice')
    if (asked.some((id) => !answers.includes(id))) faults.push('a message has no answer')
    if (new Set(numbers).size !== numbers.length) faults.push('two replies have one number')
    if (turns !== Math.max(0, ...numbers))
      faults.push(`the last reply is ${Math.max(0, ...numbers)}, counted ${String(turns)}`)
    return faults.map((fault) => `${String(conversationId)}: ${fault}`)
  }
