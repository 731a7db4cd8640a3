import type { Outcome } from './broken-promises.ts'
import { conversationsIn } from './conversations.ts'

/** Each reply is charged once, and nothing else is; one that was written when a person took over is charged and not shown. */
export const wrongCharges = ({ items, journal, counts }: Outcome): readonly string[] => {
  const charges = items.filter(({ kind, reason }) => kind === 'ledger-entry' && reason === 'turn')
  const discarded = charges.filter(({ id }) => journal.discarded.has(String(id))).length
  counts.charges = charges.length
  counts['charges of discarded replies'] = discarded
  const faults: string[] = []
  let sum = 0
  for (const { id, head, bubbles } of conversationsIn(items)) {
    const own = charges.filter(({ conversationId }) => conversationId === id)
    const shown = own.filter((charge) => !journal.discarded.has(String(charge.id))).length
    const replies = bubbles.filter(({ role, answers, isApology }) => role === 'agent' && answers && !isApology)
    if (shown !== replies.length) faults.push(`${id}: ${replies.length} replies, and ${shown} charges`)
    const cost = own.reduce((total, { milliCredits }) => total + Number(milliCredits), 0)
    if (cost !== Number(head.milliCredits)) faults.push(`${id}: cost ${head.milliCredits}, and ${cost} were charged`)
    sum += own.length
  }
  if (sum !== charges.length) faults.push(`${charges.length - sum} charges are of no conversation`)
  return faults
}
