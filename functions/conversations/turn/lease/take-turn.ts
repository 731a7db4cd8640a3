import { paying } from '#features/billing'
import { expiryOf } from '#functions/conversations/expiry-of'
import { type Head, heads } from '#functions/conversations/store'
import { nextMessageTime } from '#functions/conversations/turn/next-message-time'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { readConversation } from '#functions/conversations/turn/view/read-conversation'
import { readViewUnderLease } from '#functions/conversations/turn/view/read-view-under-lease'
import { absent, absentOrBelow, below, is, present, type Where } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { classifyRefusal } from './classify-refusal.ts'
import { underConversationCap } from './conversation-cap.ts'
import { leaseValues, leaseWith, moneyOf, owedWrite } from './lease.ts'
import { type InboundMessage, messageWrites } from './message-writes.ts'
import { resolveObstacle } from './resolve-obstacle.ts'
import { storeWithoutReply } from './store-without-reply.ts'
import type { TakeOutcome } from './take-outcome.ts'
import { underTurnLimit } from './under-turn-limit.ts'
import { viewWithMessage } from './view-with-message.ts'

/** When a message that concurrent ones kept out is worth another try. */
const FLOOD_SECONDS = 10

/**
 * The first round trip of a turn: the conversation is read while one transaction stores the message and takes the lease with
 * its hold. An obstacle decides otherwise: a worker that holds the lease gets the message queued, an expired lease is
 * reclaimed, a silent agent only stores the message. No message is stored twice, and each stored one has a worker that
 * answers it.
 */
export const takeTurn = async (turn: TurnContext, inbound: InboundMessage): Promise<TakeOutcome> => {
  // the owner may have changed the setting since the conversation began: the head then refuses once and says how it began
  let isExpiring = !turn.agent.settings.recordChatHistory
  // the head is read in parallel: usually its last message is older than now, otherwise it refuses once and says how old
  let known: Pick<Head, 'lastAt'> = { lastAt: 0 }
  const take = async (tries: number): Promise<TakeOutcome | typeof conflict> => {
    if (turn.agent.settings.security.spendGuards.isStopped)
      return (await storeWithoutReply(turn, inbound, 'stopped', undefined)) ?? conflict
    const now = world().now()
    const token = ulid(now)
    const at = nextMessageTime(known, now)
    const expiry = expiryOf(isExpiring, now)
    const { message, writes, seen, event } = messageWrites(turn, inbound, at, isExpiring)
    const [read, outcome] = await Promise.all([
      tries === 1 ? readConversation(turn.conversationId) : undefined,
      paying(
        moneyOf(turn, now, { opens: true }),
        (money) => [
          ...writes,
          heads.changing(
            turn,
            {
              add: { inbound: 1 },
              set: { lastAt: at, ...seen, ...leaseValues(leaseWith(token, money), now), ...expiry },
              ttl: expiry.forgetAt,
            },
            { ...leaseConditions(turn, now), lastAt: below(at), forgetAt: isExpiring ? present : absent },
          ),
          ...money.writes,
          owedWrite(turn, now, 'taken'),
        ],
        [event],
      ),
    ])
    if (outcome.committed) {
      const lease = leaseWith(token, outcome)
      const view = read?.head && viewWithMessage(read.head, read.recent, lease, message, now)
      return { kind: 'taken', lease, view: view ?? (await readViewUnderLease(turn)), messageId: message.id }
    }
    const { obstacle, storedAs } = classifyRefusal(outcome.refused, turn.agent.settings, turn.agent.agentId, now)
    if (obstacle.kind === 'changed' && obstacle.head) {
      known = obstacle.head
      isExpiring = obstacle.head.forgetAt !== undefined
    }
    const resolved = await resolveObstacle(turn, obstacle, storedAs === undefined ? inbound : undefined)
    if (!resolved) return conflict
    return storedAs === undefined ? resolved : { ...resolved, messageId: storedAs }
  }
  // only a flood of concurrent messages keeps a conversation changing for so many tries
  const giveUp = (): TakeOutcome => ({ kind: 'limited', retryAfter: FLOOD_SECONDS })
  return retrying(`conversation ${turn.conversationId}`, take, { giveUp })
}

/** The lease can be taken when no worker has it, the agent is not silent, and its guards allow one more turn. */
const leaseConditions = ({ agent }: TurnContext, now: number): Where => ({
  agentId: is(agent.agentId),
  leaseToken: absent,
  silence: absent,
  pausedUntil: absentOrBelow(now),
  ...underTurnLimit(agent),
  ...underConversationCap(agent),
})
