import { kindOf } from '#shared/channels/kinds'
import type { Shown } from '#test/simulation/channels/providers/played-provider'
import type { Outcome } from './broken-promises.ts'
import { type Bubble, type Conversation, conversationsIn } from './conversations.ts'

const KNOWN = ['sent', 'delivered', 'read']
/** Whose reports name our messages, so that an answer which was lost is made up for. */
const REPORTING = ['whatsapp', 'messenger', 'instagram']

/**
 * What was said is at its provider once, in order, or is shown as unknown, or as failed and is not there. Where a provider reports, an
 * unknown message that has arrived is known in the end. Counts what is unknown.
 */
export const wrongSends = ({ items, providers, whatsapp, counts }: Outcome): readonly string[] => {
  const shown = providers.flatMap((provider) => provider.shown)
  const conversations = conversationsIn(items)
  const faults: string[] = []
  for (const [chat, own] of Map.groupBy(conversations, (one) => one.chat)) {
    const here = shown.filter((one) => one.chat === chat)
    const sent = own.flatMap(({ bubbles }) => bubbles.filter(({ delivery }) => delivery !== undefined))
    for (const { delivery } of sent) {
      const name = `shown as ${delivery?.state}`
      counts[name] = (counts[name] ?? 0) + 1
    }
    faults.push(...faultsOfChat(own[0], sent, here, whatsapp.lastStatuses).map((fault) => `${chat}: ${fault}`))
  }
  const chats = new Set(conversations.map(({ chat }) => chat))
  const strays = shown.filter(({ chat }) => !chats.has(chat))
  if (strays.length > 0) faults.push(`${strays.length} messages in chats of no one`)
  counts['messages at providers'] = shown.length
  return faults
}

const faultsOfChat = (
  conversation: Conversation | undefined,
  sent: readonly Bubble[],
  here: readonly Shown[],
  lastStatuses: ReadonlyMap<string, string>,
): readonly string[] => {
  if (!conversation) return []
  const faults: string[] = []
  const kind = kindOf(conversation.route.account)
  const keyOf = ({ id, text }: Bubble) => (REPORTING.includes(kind) ? id : text.trim())
  const keyShown = ({ message }: Shown) => ('id' in message ? message.id : message.text.trim())
  const groups = Map.groupBy(sent, keyOf)
  const arrivals = Map.groupBy(here, keyShown)
  for (const [key, bubbles] of groups) {
    const states = bubbles.map(({ delivery }) => delivery?.state ?? '')
    const arrived = arrivals.get(key)?.length ?? 0
    const isRecalled = lastStatuses.get(key) === 'failed'
    const known = states.filter((state) => KNOWN.includes(state)).length
    const unknown = states.filter((state) => state === 'unknown' || (state === 'failed' && isRecalled)).length
    if (states.some((state) => !['unknown', 'failed', ...KNOWN].includes(state)))
      faults.push(`${key} is ${states.join()}`)
    if (arrived < known || arrived > known + unknown)
      faults.push(`${key} is ${states.join()} and arrived ${arrived} times`)
    if (REPORTING.includes(kind) && arrived > 0 && states.includes('unknown'))
      faults.push(`${key} arrived, and is unknown`)
    const last = lastStatuses.get(key)
    if (last !== undefined && states[0] !== last) faults.push(`${key} is ${states[0]}, and was ${last}`)
  }
  for (const key of arrivals.keys()) if (!groups.has(key)) faults.push(`nobody said ${key}`)
  // in order: an apology has the words of others
  const order = here
    .toSorted((one, other) => one.at - other.at)
    .flatMap((one) => {
      const own = groups.get(keyShown(one)) ?? []
      return own.length === 1 && own[0] ? [own[0]] : []
    })
  for (const [at, { id, conversationId, text }] of order.entries()) {
    const before = order[at - 1]
    if (before && before.conversationId === conversationId && before.id > id)
      faults.push(`${text} arrived after ${before.text}`)
  }
  return faults
}
