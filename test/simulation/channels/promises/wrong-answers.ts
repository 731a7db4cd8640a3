import type { Outcome } from './broken-promises.ts'
import { type Bubble, type Conversation, conversationsIn } from './conversations.ts'

/**
 * Each visitor's message is answered once, in order, or is a person's to answer; a person who writes ends the agent's part. Messages that
 * were written within 1.5 seconds while nothing failed have one reply.
 */
export const wrongAnswers = ({ items, lines, bursts, counts }: Outcome): readonly string[] => {
  const conversations = conversationsIn(items)
  const replies = conversations.flatMap(({ bubbles }) => bubbles.filter(isReply))
  counts.replies = replies.length
  const visitors = conversations.flatMap(({ bubbles }) => bubbles.filter(({ role }) => role === 'visitor'))
  counts['answered together'] = visitors.filter((one) => !one.isForPerson).length - replies.length
  const ofText = new Map(visitors.map((one) => [one.text, one.id]))
  const faults = conversations.flatMap((one) => {
    if (one.bubbles.some(({ role }) => role === 'person')) counts.takeovers = (counts.takeovers ?? 0) + 1
    return [...faultsOfHead(one), ...faultsOfAnswers(one), ...faultsOfTakeover(one)].map(
      (fault) => `${one.id}: ${fault}`,
    )
  })
  if (replies.length > visitors.length) faults.push(`${replies.length} replies to ${visitors.length} messages`)
  for (const burst of bursts) {
    const [first, last] = [burst[0], burst.at(-1)]
    // a provider that takes its time delivers no burst
    if (!first || !last || (last.safeAt ?? Number.POSITIVE_INFINITY) - (first.firstAt ?? 0) > 1_400) continue
    counts['quick messages'] = (counts['quick messages'] ?? 0) + burst.length
    const ids = burst.map(({ text }) => ofText.get(text) ?? '')
    if (!replies.some(({ answers = [] }) => ids.every((id) => answers.includes(id))))
      faults.push(`${burst.map(({ text }) => text).join(' and ')} were not answered as one`)
  }
  counts.persons = lines.filter(({ by }) => by === 'person').length
  return faults
}

const isReply = ({ role, answers }: Bubble): boolean => role === 'agent' && answers !== undefined

const faultsOfHead = ({ head }: Conversation): readonly string[] => {
  const { inbound, answered, leaseToken, held, pausedUntil } = head
  return [
    ...(inbound === answered ? [] : [`owes ${Number(inbound) - Number(answered)}`]),
    ...(leaseToken === undefined ? [] : ['a lease is left']),
    ...(held === undefined ? [] : ['a hold is left']),
    ...(pausedUntil === undefined ? [] : ['paused as a flood']),
  ]
}

const faultsOfAnswers = ({ head, bubbles }: Conversation): readonly string[] => {
  const faults: string[] = []
  const replies = bubbles.filter(isReply)
  const answers = bubbles.flatMap((one) => one.answers ?? [])
  if (new Set(answers).size !== answers.length) faults.push('a message is answered twice')
  for (const { id, text, isForPerson } of bubbles.filter(({ role }) => role === 'visitor'))
    if (!answers.includes(id) && !isForPerson) faults.push(`${text} is not answered`)
  if (answers.some((id, at) => at > 0 && id < (answers[at - 1] ?? ''))) faults.push('answers are inverted')
  const turns = replies.map(({ turn }) => turn)
  if (new Set(turns).size !== turns.length) faults.push('a reply is there twice')
  if (head.turns !== replies.length) faults.push(`${head.turns} turns, and ${replies.length} replies`)
  const said = new Set(bubbles.filter(({ role }) => role === 'agent').map(({ text }) => text))
  for (const { text } of bubbles.filter(({ role }) => role === 'person'))
    if (said.has(text)) faults.push(`our own ${text} is there as a person's`)
  return faults
}

const faultsOfTakeover = ({ bubbles }: Conversation): readonly string[] => {
  const at = bubbles.findIndex(({ role }) => role === 'person')
  const after = at < 0 ? [] : bubbles.slice(at + 1)
  return after.flatMap((one) => {
    if (isReply(one)) return [`the agent replies after a person: ${one.text}`]
    return one.role === 'visitor' && !one.isForPerson ? [`${one.text} is not for the person who has taken over`] : []
  })
}
