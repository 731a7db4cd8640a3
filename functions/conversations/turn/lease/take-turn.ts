import { expiryOf } from '#functions/conversations/expiry-of'
import { type Head, heads, type StoredMessage } from '#functions/conversations/store'
import { after } from '#functions/conversations/turn/after'
import type { ConversationView } from '#functions/conversations/turn/conversation-view'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { attempt, type Outcome } from '#lib/database/commit'
import { absent, absentOrBelow, below, is, present, type Where } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { MILLI } from '#shared/billing/prices'
import type { ContinueReason } from '#shared/conversations/schema'
import { cancelTurn } from './cancel-turn.ts'
import { classifyRefusal, type Obstacle } from './classify-refusal.ts'
import { type InboundMessage, messageWrites } from './inbound.ts'
import { type Lease, leaseValues, leaseWrites, newLease } from './lease.ts'
import { consistentView, readConsistentView, readConversation } from './read-conversation.ts'
import { storeWithoutReply } from './store-without-reply.ts'
import type { TakeOutcome } from './take-outcome.ts'

/**
 * Trip 1 of a turn: the conversation is read while one transaction stores the message and takes the lease with its hold.
 * What stands in the way decides the rest: a living holder gets the message (it will go round), a dead one is taken over,
 * a silent agent only keeps it. Nothing is stored twice, and nothing that is stored is without somebody who answers it.
 */
export const takeTurn = async (turn: TurnContext, inbound: InboundMessage): Promise<TakeOutcome> => {
  // as it began, unless the owner has changed that meanwhile: then the head refuses once, and says so
  let isForgotten = !turn.agent.settings.recordChatHistory
  // the head is read beside the write: usually its last message is older than now, else it refuses once, and says so
  let known: Pick<Head, 'lastAt'> = { lastAt: 0 }
  return retrying(`conversation ${turn.conversationId}`, async (tries): Promise<TakeOutcome | typeof conflict> => {
    if (isStopped(turn)) return (await storeWithoutReply(turn, inbound, 'stopped', undefined)) ?? conflict
    const now = world().now()
    const lease = newLease(turn, ulid(now), now)
    const at = after(known, now)
    const ending = expiryOf(isForgotten, now)
    const { message, writes, event } = messageWrites(turn, inbound, at, isForgotten)
    const [read, outcome] = await Promise.all([
      tries === 1 ? readConversation(turn.conversationId) : undefined,
      attempt(
        [
          ...writes,
          heads.changing(
            turn,
            { add: { inbound: 1 }, set: { lastAt: at, ...leaseValues(lease, now), ...ending }, ttl: ending.forgetAt },
            { ...leaseConditions(turn, now), lastAt: below(at), forgetAt: isForgotten ? present : absent },
          ),
          ...leaseWrites(turn, now, { open: lease }),
        ],
        [event],
      ),
    ])
    if (outcome.committed) {
      const seen = read?.head && viewWithMessage(read.head, read.recent, lease, message)
      return { kind: 'mine', lease, seen: seen ?? (await readViewOrThrow(turn)), messageId: message.id }
    }
    const { obstacle, knownAs } = classifyRefusal(outcome.refused, turn.agent.settings, turn.agent.agentId, now)
    if (obstacle.kind === 'changed' && obstacle.head) {
      known = obstacle.head
      isForgotten = obstacle.head.forgetAt !== undefined
    }
    const taken = await resolveObstacle(turn, obstacle, knownAs === undefined ? inbound : undefined)
    if (!taken) return conflict
    return knownAs === undefined ? taken : { ...taken, messageId: knownAs }
  })
}

/** Takes what is owed without a new message: a sweeper, a retried event or a visitor who came back. */
export const resumeTurn = (turn: TurnContext): Promise<TakeOutcome> =>
  retrying(`conversation ${turn.conversationId}`, async (): Promise<TakeOutcome | typeof conflict> => {
    const head = await heads.get(turn, { consistent: true })
    if (!head || head.agentId !== turn.agent.agentId) return { kind: 'missing' }
    if (head.leaseToken === undefined) return { kind: 'settled' }
    if ((head.leaseUntil ?? 0) > world().now()) return { kind: 'queued' }
    return (await reclaimLease(turn, head, undefined)) ?? conflict
  })

/** Who may take the lease of a conversation: nobody has it, the agent is not silent, and its guards allow one more turn. */
const leaseConditions = ({ agent }: TurnContext, now: number): Where => {
  const { perConversation } = agent.settings.security.spendGuards
  return {
    agentId: is(agent.agentId),
    leaseToken: absent,
    silence: absent,
    pausedUntil: absentOrBelow(now),
    ...underTurnLimit(agent),
    ...(perConversation > 0 ? { milliCredits: below(perConversation * MILLI) } : {}),
  }
}

const underTurnLimit = ({ settings }: TurnContext['agent']): Where => {
  const { turnsPerConversation } = settings.security.spendGuards
  return turnsPerConversation > 0 ? { inbound: below(turnsPerConversation) } : {}
}

/** What to do about an obstacle; nothing means: try again, it was gone. */
const resolveObstacle = async (
  turn: TurnContext,
  obstacle: Obstacle,
  inbound: InboundMessage | undefined,
): Promise<TakeOutcome | undefined> => {
  switch (obstacle.kind) {
    case 'missing':
    case 'full':
    case 'settled':
    case 'answered':
      return { kind: obstacle.kind }
    case 'busy':
      return queueForHolder(turn, obstacle.head, inbound)
    case 'abandoned':
      return reclaimLease(turn, obstacle.head, inbound)
    case 'silent':
      return inbound
        ? storeWithoutReply(turn, inbound, obstacle.reason, obstacle.head)
        : { kind: 'silent', reason: obstacle.reason, state: obstacle.head?.state ?? 'ai-chatting' }
    case 'changed':
      return undefined
  }
}

/** Stores the message for the holder of the lease, as long as it is still the same one: it sees the count and goes round. */
const queueForHolder = async (
  turn: TurnContext,
  head: Head,
  inbound: InboundMessage | undefined,
): Promise<TakeOutcome | undefined> => {
  if (!inbound) return { kind: 'queued' }
  const at = after(head, world().now())
  const isForgotten = head.forgetAt !== undefined
  const ending = expiryOf(isForgotten, at)
  const { message, writes, event } = messageWrites(turn, inbound, at, isForgotten)
  const same: Where = {
    leaseToken: is(head.leaseToken ?? ''),
    silence: absent,
    lastAt: below(at),
    ...underTurnLimit(turn.agent),
  }
  const change = { add: { inbound: 1 }, set: { lastAt: at, ...ending }, ttl: ending.forgetAt }
  const outcome = await attempt([...writes, heads.changing(turn, change, same)], [event])
  return outcome.committed ? { kind: 'queued', messageId: message.id } : undefined
}

/** Takes over from a holder whose time is past: its hold is given back and ours is made in one transaction. */
const reclaimLease = async (
  turn: TurnContext,
  head: Head,
  inbound: InboundMessage | undefined,
): Promise<TakeOutcome | undefined> => {
  const { leaseToken, held } = head
  if (leaseToken === undefined || !held) return undefined
  const now = world().now()
  if (head.silence || isStopped(turn)) return cancelOwed(head, inbound, head.silence ?? 'stopped')
  // who wrote the owed messages is the head's to know; this worker may be a sweeper
  const ours = { ...turn, visitor: head.visitor }
  const lease = newLease(ours, ulid(now), now)
  const isForgotten = head.forgetAt !== undefined
  const ending = expiryOf(isForgotten && inbound !== undefined, now)
  const at = after(head, now)
  const stored = inbound && messageWrites(turn, inbound, at, isForgotten)
  const outcome = await attempt(
    [
      ...(stored?.writes ?? []),
      heads.changing(
        turn,
        {
          set: { ...leaseValues(lease, now), ...ending, ...(stored ? { lastAt: at } : {}) },
          ttl: ending.forgetAt,
          ...(stored ? { add: { inbound: 1 } } : {}),
        },
        {
          leaseToken: is(leaseToken),
          silence: absent,
          ...(stored ? { lastAt: below(at), ...underTurnLimit(turn.agent) } : {}),
        },
      ),
      ...leaseWrites(ours, now, { close: { token: leaseToken, held, cost: 0 }, open: lease }),
    ],
    stored ? [stored.event] : [],
  )
  if (outcome.committed)
    return {
      kind: 'mine',
      lease,
      seen: await readViewOrThrow(turn),
      ...(stored ? { messageId: stored.message.id } : {}),
    }
  const stopped = refusalReason(outcome)
  return stopped && cancelOwed(head, inbound, stopped)
}

const refusalReason = (outcome: Exclude<Outcome, { committed: true }>): ContinueReason | undefined => {
  if (outcome.refused.some(({ label }) => label === 'conversation')) return undefined
  if (outcome.refused.some(({ label }) => label === 'account')) return 'no-credits'
  return outcome.refused.some(({ label }) => label === 'spend') ? 'spend-guard' : undefined
}

const isStopped = ({ agent }: TurnContext): boolean => agent.settings.security.spendGuards.isStopped

/** What was owed cannot be given any more. A message that came now is judged afresh, by trying again. */
const cancelOwed = async (
  head: Head,
  inbound: InboundMessage | undefined,
  reason: ContinueReason,
): Promise<TakeOutcome | undefined> =>
  (await cancelTurn(head)) && !inbound ? { kind: 'silent', reason, state: head.state } : undefined

/**
 * The view of trip 1's read together with what trip 1 wrote. Either may have come first, so both are made the same:
 * nothing when somebody else's lease is in the picture, or the parts do not fit.
 */
const viewWithMessage = (
  head: Head,
  recent: readonly StoredMessage[],
  lease: Lease,
  own: StoredMessage,
): ConversationView | undefined => {
  const isAfter = head.leaseToken === lease.token
  if (!isAfter && head.leaseToken !== undefined) return undefined
  const ours = isAfter
    ? head
    : { ...head, inbound: head.inbound + 1, lastAt: own.at, leaseToken: lease.token, held: lease.held }
  const isThere = recent.some(({ id }) => id === own.id)
  return consistentView(ours, isThere ? recent : [...recent, own])
}

const readViewOrThrow = async (turn: TurnContext): Promise<ConversationView> => {
  const seen = await readConsistentView(turn.conversationId)
  if (!seen) throw new Error(`conversation ${turn.conversationId} vanished under its lease`)
  return seen
}
