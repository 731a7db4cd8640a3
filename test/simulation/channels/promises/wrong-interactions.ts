import type { Outcome } from './broken-promises.ts'
import { conversationsIn } from './conversations.ts'

/** A deferred answer is usable for a quarter of an hour, and is not begun after 14 minutes. */
const USABLE_MS = 14 * 60_000

/**
 * An interaction's "is thinking" becomes one answer, and never another one later; it is deleted where another's place has the answer, and stays
 * only where that is unknown, has failed or came too late.
 */
export const wrongInteractions = ({ items, discord, counts }: Outcome): readonly string[] => {
  const conversations = conversationsIn(items)
  const bubbles = conversations.flatMap((one) => one.bubbles)
  const replyTo = new Map(bubbles.flatMap((one) => (one.answers ?? []).map((id) => [id, one] as const)))
  const ofText = new Map(bubbles.map((one) => [one.text, one.id]))
  const faults: string[] = []
  for (const { line, at, isDeferred, edits, isDeleted } of discord.interactions.values()) {
    const reply = replyTo.get(ofText.get(line.text) ?? '')
    const states = new Set(edits)
    if (states.size > 1) faults.push(`the place of ${line.text} was ${[...states].join(', then ')}`)
    const [content] = edits
    if (content !== undefined && reply && content.trim() !== reply.text.trim())
      faults.push(`the place of ${line.text} is ${content}, and its answer ${reply.text}`)
    const name = !isDeferred ? 'not deferred' : edits.length > 0 ? 'kept' : isDeleted ? 'merged' : 'left thinking'
    counts[name] = (counts[name] ?? 0) + 1
    if (name !== 'left thinking' || reply?.delivery?.state !== 'sent') continue
    const isNewest = reply.answers?.at(-1) === ofText.get(line.text)
    if (isNewest && reply.delivery.at - at < USABLE_MS) faults.push(`${line.text} is answered, and still thinking`)
  }
  return faults
}
