import { paying } from '#features/billing'
import { expiryOf } from '#functions/conversations/expiry-of'
import { type Head, heads } from '#functions/conversations/store'
import { nextMessageTime } from '#functions/conversations/turn/next-message-time'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { readViewUnderLease } from '#functions/conversations/turn/view/read-view-under-lease'
import type { Refusal } from '#lib/database/commit'
import { absent, below } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { ContinueReason } from '#shared/conversations/schema'
import { cancelTurn } from './cancel-turn.ts'
import { isConversationSpent, underConversationCap } from './conversation-cap.ts'
import { leaseValues, leaseWith, moneyOf, owedWrite, sameLease } from './lease.ts'
import { type InboundMessage, messageWrites } from './message-writes.ts'
import type { TakeOutcome } from './take-outcome.ts'
import { underTurnLimit } from './under-turn-limit.ts'

/** Takes over an expired lease: releases its hold and makes a new one in one transaction; `undefined` when it has changed. */
export const reclaimLease = async (
  turn: TurnContext,
  head: Head,
  inbound: InboundMessage | undefined,
): Promise<TakeOutcome | undefined> => {
  const { leaseToken, held } = head
  if (leaseToken === undefined || !held) return undefined
  const now = world().now()
  const { isStopped } = turn.agent.settings.security.spendGuards
  if (head.silence || isStopped) return cancelOwed(head, inbound, head.silence ?? 'stopped')
  // the head knows which visitor wrote the owed messages; this worker may be the sweeper
  const ownTurn = { ...turn, visitor: head.visitor }
  if (isConversationSpent(turn.agent, head.milliCredits)) return cancelOwed(head, inbound, 'spend-guard')
  const token = ulid(now)
  const isExpiring = head.forgetAt !== undefined
  const expiry = expiryOf(isExpiring && inbound !== undefined, now)
  const at = nextMessageTime(head, now)
  const stored = inbound && messageWrites(turn, inbound, at, isExpiring)
  const outcome = await paying(
    moneyOf(ownTurn, now, { close: { held }, opens: true }),
    (money) => [
      ...(stored?.writes ?? []),
      heads.changing(
        turn,
        {
          set: {
            ...leaseValues(leaseWith(token, money), now),
            ...expiry,
            ...(stored ? { lastAt: at, ...stored.seen } : {}),
          },
          ttl: expiry.forgetAt,
          ...(stored ? { add: { inbound: 1 } } : {}),
        },
        {
          ...sameLease(head),
          silence: absent,
          ...underConversationCap(turn.agent),
          ...(stored ? { lastAt: below(at), ...underTurnLimit(turn.agent) } : {}),
        },
      ),
      ...money.writes,
      owedWrite(turn, now, 'reclaimed'),
    ],
    stored ? [stored.event] : [],
  )
  if (outcome.committed)
    return {
      kind: 'taken',
      lease: leaseWith(token, outcome),
      view: await readViewUnderLease(turn),
      ...(stored ? { messageId: stored.message.id } : {}),
    }
  const reason = refusalReason(outcome.refused)
  return reason && cancelOwed(head, inbound, reason)
}

const refusalReason = (refused: readonly Refusal[]): ContinueReason | undefined => {
  if (refused.some(({ label }) => label === 'conversation')) return undefined
  if (refused.some(({ label }) => label === 'account')) return 'no-credits'
  return refused.some(({ label }) => label === 'spend') ? 'spend-guard' : undefined
}

/** Gives up the owed reply. A new message needs another try. */
const cancelOwed = async (
  head: Head,
  inbound: InboundMessage | undefined,
  reason: ContinueReason,
): Promise<TakeOutcome | undefined> =>
  (await cancelTurn(head)) && !inbound ? { kind: 'silent', reason, state: head.state } : undefined
