import { expiryOf } from '#functions/conversations/expiry-of'
import { withMessages } from '#functions/conversations/fields/with-messages'
import { messageText } from '#functions/conversations/message-text'
import { type Head, heads, indexKeysOf } from '#functions/conversations/store'
import { nextMessageTime } from '#functions/conversations/turn/next-message-time'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { attempt } from '#lib/database/commit'
import { absent, below, is } from '#lib/database/condition'
import { rateWrites } from '#lib/http/rate-writes'
import { world } from '#lib/world'
import type { ContinueReason } from '#shared/conversations/schema'
import { firstCharacters } from '#shared/models/first-characters'
import { limitedBy } from './limited-by.ts'
import { messageLimits } from './message-limits.ts'
import { ALONGSIDE, type InboundMessage, messageWrites } from './message-writes.ts'
import type { TakeOutcome } from './take-outcome.ts'
import { isFull, underTurnLimit } from './under-turn-limit.ts'

/**
 * Stores a message that the agent does not answer now: for the human agent, or until the agent may answer again (the next
 * message then brings a reply to all of them). Nothing is stored in a conversation that has ended.
 * Returns `undefined` when the reason no longer held at the time of the write.
 */
export const storeWithoutReply = async (
  turn: TurnContext,
  inbound: InboundMessage,
  reason: ContinueReason,
  known: Head | undefined,
): Promise<TakeOutcome | undefined> => {
  const head = known ?? (await heads.get(turn, { consistent: true }))
  if (!head || head.agentId !== turn.agent.agentId) return { kind: 'missing' }
  const silent = { kind: 'silent', reason: head.silence === 'ended' ? 'ended' : reason, state: head.state } as const
  if (silent.reason === 'ended') return silent
  const isForPerson = head.silence === 'human'
  const clock = world().now()
  const limits = messageLimits(turn)
  const now = nextMessageTime(head, clock)
  const isExpiring = head.forgetAt !== undefined
  const expiry = expiryOf(isExpiring, now)
  const { message, writes, seen, event } = messageWrites(turn, inbound, now, isExpiring, isForPerson ? 'human' : reason)
  // no turn of the agent reads what is given while a human agent is there, so it is merged into the head's fields here, on the
  // condition that these have not changed
  const { variables, origins } = isForPerson ? withMessages(head, [message]) : head
  const isGiven = variables !== head.variables
  const outcome = await attempt(
    [
      ...writes,
      heads.changing(
        turn,
        {
          set: {
            lastAt: now,
            lastText: firstCharacters(messageText(inbound), 200),
            ...seen,
            ...(isGiven ? { variables, origins } : {}),
            ...expiry,
          },
          ttl: expiry.forgetAt,
          ...(isForPerson ? {} : { add: { inbound: 1 } }),
          index: indexKeysOf({ ...head, lastAt: now, inbound: head.inbound + 1 }),
        },
        {
          silence: isForPerson ? is('human') : absent,
          state: is(head.state),
          lastAt: isGiven ? is(head.lastAt) : below(now),
          ...(isForPerson ? {} : underTurnLimit(turn.agent)),
        },
      ),
      ...rateWrites(limits, clock),
    ],
    [event],
  )
  if (outcome.committed) return { ...silent, messageId: message.id }
  const refusedBy = (label: string) => outcome.refused.some((refusal) => refusal.label === label)
  if (refusedBy('message-seen')) return silent
  if (refusedBy(ALONGSIDE)) return { kind: 'settled' }
  if (refusedBy('form-answered')) return { kind: 'answered' }
  return !isForPerson && isFull(turn.agent, head) ? { kind: 'full' } : limitedBy(outcome, limits, clock)
}
