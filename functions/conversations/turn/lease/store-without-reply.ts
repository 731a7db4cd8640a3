import { expiryOf } from '#functions/conversations/expiry-of'
import { mergeVariables } from '#functions/conversations/merge-variables'
import { messageText } from '#functions/conversations/message-text'
import { type Head, heads, indexKeysOf } from '#functions/conversations/store'
import { after } from '#functions/conversations/turn/after'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { attempt } from '#lib/database/commit'
import { absent, below, is } from '#lib/database/condition'
import { world } from '#lib/world'
import type { ContinueReason } from '#shared/conversations/schema'
import { type InboundMessage, messageWrites } from './inbound.ts'
import type { TakeOutcome } from './take-outcome.ts'

/**
 * Keeps a message that the agent does not answer now: for the person who has taken over, or until the agent may go on (then
 * the next message brings an answer to all of them). Nothing is stored in a conversation that has ended.
 * Answers nothing when the reason had gone by the time it was written.
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
  const { turnsPerConversation: room } = turn.agent.settings.security.spendGuards
  if (room > 0 && head.inbound >= room) return { kind: 'full' }
  // what a form told is merged into what the head held: nobody may have changed it meanwhile
  const isTelling = isForPerson && inbound.form !== undefined
  const now = after(head, world().now())
  const isForgotten = head.forgetAt !== undefined
  const ending = expiryOf(isForgotten, now)
  const { message, writes, event } = messageWrites(turn, inbound, now, isForgotten, isForPerson ? 'human' : reason)
  const outcome = await attempt(
    [
      ...writes,
      heads.changing(
        turn,
        {
          set: {
            lastAt: now,
            lastText: messageText(inbound).slice(0, 200),
            // no turn of the agent will read what a form told while a person is there
            ...(isTelling ? { variables: { ...mergeVariables(head.variables, [message]) } } : {}),
            ...ending,
          },
          ttl: ending.forgetAt,
          ...(isForPerson ? {} : { add: { inbound: 1 } }),
          index: indexKeysOf({ ...head, lastAt: now, inbound: head.inbound + 1 }),
        },
        {
          silence: isForPerson ? is('human') : absent,
          state: is(head.state),
          lastAt: isTelling ? is(head.lastAt) : below(now),
          ...(room > 0 ? { inbound: below(room) } : {}),
        },
      ),
    ],
    [event],
  )
  if (outcome.committed) return { ...silent, messageId: message.id }
  const refusedBy = (label: string) => outcome.refused.some((refusal) => refusal.label === label)
  if (refusedBy('message-seen')) return silent
  return refusedBy('form-answered') ? { kind: 'answered' } : undefined
}
