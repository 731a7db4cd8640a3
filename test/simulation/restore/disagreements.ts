import type { Item } from '#functions/restore/copy'
import { bookFaultsIn } from '#test/support/database/books-in'

/** What in a region's items does not agree once all work is done. */
export const disagreements = (items: readonly Item[]): string[] => {
  const of = (kind: string) => items.filter((item) => item.kind === kind)
  const left = ['owed', 'outbox'].flatMap((kind) =>
    of(kind).length > 0 ? [`${of(kind).length} ${kind} are left`] : [],
  )
  return [
    ...left,
    ...bookFaultsIn(items),
    ...ofMessages(of('message')),
    ...of('conversation').flatMap(ofConversation(of('message'))),
  ]
}

const ofMessages = (messages: readonly Item[]): string[] => {
  const names = messages.flatMap(({ role, clientId }) => (role === 'visitor' ? [String(clientId)] : []))
  return new Set(names).size === names.length ? [] : ['a message is stored twice']
}

const ofConversation =
  (messages: readonly Item[]) =>
  ({ conversationId, leaseToken, held, inbound, answered, turns, silence, milliCredits: _ }: Item): string[] => {
    const own = messages.filter((message) => message.conversationId === conversationId)
    // what a visitor writes to a teammate is answered by none of the agent's turns
    const asked = own.filter(({ role, isForPerson }) => role === 'visitor' && !isForPerson).map(({ id }) => String(id))
    const answers = own.flatMap((message) => (Array.isArray(message.answers) ? message.answers.map(String) : []))
    const numbers = own.flatMap(({ turn }) => (turn === undefined ? [] : [Number(turn)]))
    const faults: string[] = []
    if (leaseToken !== undefined || held !== undefined) faults.push('a lease is left')
    if (inbound !== asked.length) faults.push(`${asked.length} messages, ${String(inbound)} counted`)
    // whose reply is lost waits for the team, where it has the conversation
    const isTeams = silence === 'human'
    if (answered !== inbound && !isTeams) faults.push(`${String(answered)} of ${String(inbound)} answered`)
    if (new Set(answers).size !== answers.length) faults.push('a message is answered twice')
    // of an earlier one the reply may be lost, which is named
    const lastAnswered = answers.reduce((last, id) => (id > last ? id : last), '')
    if (!isTeams && asked.some((id) => id > lastAnswered)) faults.push('a message has no answer')
    if (new Set(numbers).size !== numbers.length) faults.push('two replies have one number')
    if (turns !== Math.max(0, ...numbers))
      faults.push(`the last reply is ${Math.max(0, ...numbers)}, counted ${String(turns)}`)
    return faults.map((fault) => `${String(conversationId)}: ${fault}`)
  }
