import { attempt, type Outcome } from '#lib/commit'
import { absent, absentOrBelow, below, is, present, type Where } from '#lib/condition'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { MILLI } from '#shared/billing/prices'
import type { ContinueReason, ConversationState } from '#shared/conversations/schema'
import { forgetting } from './forgetting.ts'
import { giveUp } from './give-up.ts'
import { type Inbound, storing } from './inbound.ts'
import { type Lease, leased, leaseWrites, newLease, type TurnOf } from './lease.ts'
import { consistentView, readConversation, readWhole, type Seen } from './read-conversation.ts'
import { type Obstacle, readRefusal } from './read-refusal.ts'
import { type Head, heads, type StoredMessage } from './store.ts'
import { storeSilently } from './store-silently.ts'

export type Taken =
  /** The lease is ours: think, then commit. */
  | { readonly kind: 'mine'; readonly lease: Lease; readonly seen: Seen; readonly messageId?: string }
  /** Stored; whoever holds the lease answers this too. */
  | { readonly kind: 'queued'; readonly messageId?: string }
  /** Nothing is owed. */
  | { readonly kind: 'settled'; readonly messageId?: string }
  | {
      readonly kind: 'silent'
      readonly reason: ContinueReason
      readonly state: ConversationState
      readonly messageId?: string
    }
  /** The conversation takes no more messages, there is none, or its form has been answered. Nothing is stored. */
  | { readonly kind: 'full' | 'missing' | 'answered'; readonly messageId?: string }

const MAX_TRIES = 12

/**
 * Trip 1 of a turn: the conversation is read while one transaction stores the message and takes the lease with its hold.
 * What stands in the way decides the rest: a living holder gets the message (it will go round), a dead one is taken over,
 * a silent agent only keeps it. Nothing is stored twice, and nothing that is stored is without somebody who answers it.
 */
export const takeTurn = async (turn: TurnOf, inbound: Inbound): Promise<Taken> => {
  // as it began, unless the owner has changed that meanwhile: then the head refuses once, and says so
  let isForgotten = !turn.agent.settings.recordChatHistory
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    if (isStopped(turn)) {
      const kept = await storeSilently(turn, inbound, 'stopped', undefined)
      if (kept) return kept
      continue
    }
    const now = world().now()
    const lease = newLease(turn, ulid(now), now)
    const ending = forgetting(isForgotten, now)
    const { message, writes, event } = storing(turn, inbound, now, isForgotten)
    const [read, outcome] = await Promise.all([
      tries === 1 ? readConversation(turn.conversationId) : undefined,
      attempt(
        [
          ...writes,
          heads.changing(
            turn,
            { add: { inbound: 1 }, set: { ...leased(lease, now), ...ending }, ttl: ending.forgetAt },
            { ...free(turn, now), forgetAt: isForgotten ? present : absent },
          ),
          ...leaseWrites(turn, now, { open: lease }),
        ],
        [event],
      ),
    ])
    if (outcome.committed) {
      const seen = read?.head && viewWithOwn(read.head, read.recent, lease, message)
      return { kind: 'mine', lease, seen: seen ?? (await mustRead(turn)), messageId: message.id }
    }
    const { obstacle, knownAs } = readRefusal(outcome.refused, turn.agent.settings, turn.agent.agentId, now)
    if (obstacle.kind === 'changed' && obstacle.head) isForgotten = obstacle.head.forgetAt !== undefined
    const taken = await around(turn, obstacle, knownAs === undefined ? inbound : undefined)
    if (taken) return knownAs === undefined ? taken : { ...taken, messageId: knownAs }
  }
  throw new Error(`conversation ${turn.conversationId} kept changing while its turn was taken`)
}

/** Takes what is owed without a new message: a sweeper, a retried event or a visitor who came back. */
export const resumeTurn = async (turn: TurnOf): Promise<Taken> => {
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const head = await heads.get(turn, { consistent: true })
    if (!head || head.agentId !== turn.agent.agentId) return { kind: 'missing' }
    if (head.leaseToken === undefined) return { kind: 'settled' }
    if ((head.leaseUntil ?? 0) > world().now()) return { kind: 'queued' }
    const taken = await takeOver(turn, head, undefined)
    if (taken) return taken
  }
  throw new Error(`conversation ${turn.conversationId} kept changing while it was taken over`)
}

/** Who may take the lease of a conversation: nobody has it, the agent is not silent, and its guards allow one more turn. */
const free = ({ agent }: TurnOf, now: number): Where => {
  const { perConversation } = agent.settings.security.spendGuards
  return {
    agentId: is(agent.agentId),
    leaseToken: absent,
    silence: absent,
    pausedUntil: absentOrBelow(now),
    ...roomFor(agent),
    ...(perConversation > 0 ? { milliCredits: below(perConversation * MILLI) } : {}),
  }
}

const roomFor = ({ settings }: TurnOf['agent']): Where => {
  const { turnsPerConversation } = settings.security.spendGuards
  return turnsPerConversation > 0 ? { inbound: below(turnsPerConversation) } : {}
}

/** What to do about an obstacle; nothing means: try again, it was gone. */
const around = async (turn: TurnOf, obstacle: Obstacle, inbound: Inbound | undefined): Promise<Taken | undefined> => {
  switch (obstacle.kind) {
    case 'missing':
    case 'full':
    case 'settled':
    case 'answered':
      return { kind: obstacle.kind }
    case 'busy':
      return leaveWith(turn, obstacle.head, inbound)
    case 'abandoned':
      return takeOver(turn, obstacle.head, inbound)
    case 'silent':
      return inbound
        ? storeSilently(turn, inbound, obstacle.reason, obstacle.head)
        : { kind: 'silent', reason: obstacle.reason, state: obstacle.head?.state ?? 'ai-chatting' }
    case 'changed':
      return undefined
  }
}

/** Stores the message for the holder of the lease, as long as it is still the same one: it sees the count and goes round. */
const leaveWith = async (turn: TurnOf, head: Head, inbound: Inbound | undefined): Promise<Taken | undefined> => {
  if (!inbound) return { kind: 'queued' }
  const now = world().now()
  const isForgotten = head.forgetAt !== undefined
  const ending = forgetting(isForgotten, now)
  const { message, writes, event } = storing(turn, inbound, now, isForgotten)
  const same: Where = { leaseToken: is(head.leaseToken ?? ''), silence: absent, ...roomFor(turn.agent) }
  const change = { add: { inbound: 1 }, set: ending, ttl: ending.forgetAt }
  const outcome = await attempt([...writes, heads.changing(turn, change, same)], [event])
  return outcome.committed ? { kind: 'queued', messageId: message.id } : undefined
}

/** Takes over from a holder whose time is past: its hold is given back and ours is made in one transaction. */
const takeOver = async (turn: TurnOf, head: Head, inbound: Inbound | undefined): Promise<Taken | undefined> => {
  const { leaseToken, held } = head
  if (leaseToken === undefined || !held) return undefined
  const now = world().now()
  if (head.silence || isStopped(turn)) return abandon(head, inbound, head.silence ?? 'stopped')
  // who wrote the owed messages is the head's to know; this worker may be a sweeper
  const ours = { ...turn, visitor: head.visitor }
  const lease = newLease(ours, ulid(now), now)
  const isForgotten = head.forgetAt !== undefined
  const ending = forgetting(isForgotten && inbound !== undefined, now)
  const stored = inbound && storing(turn, inbound, now, isForgotten)
  const outcome = await attempt(
    [
      ...(stored?.writes ?? []),
      heads.changing(
        turn,
        { set: { ...leased(lease, now), ...ending }, ttl: ending.forgetAt, ...(stored ? { add: { inbound: 1 } } : {}) },
        { leaseToken: is(leaseToken), silence: absent, ...(stored ? roomFor(turn.agent) : {}) },
      ),
      ...leaseWrites(ours, now, { close: { token: leaseToken, held, cost: 0 }, open: lease }),
    ],
    stored ? [stored.event] : [],
  )
  if (outcome.committed)
    return { kind: 'mine', lease, seen: await mustRead(turn), ...(stored ? { messageId: stored.message.id } : {}) }
  const stopped = whyNot(outcome)
  return stopped && abandon(head, inbound, stopped)
}

const whyNot = (outcome: Exclude<Outcome, { committed: true }>): ContinueReason | undefined => {
  if (outcome.refused.some(({ label }) => label === 'conversation')) return undefined
  if (outcome.refused.some(({ label }) => label === 'account')) return 'no-credits'
  return outcome.refused.some(({ label }) => label === 'spend') ? 'spend-guard' : undefined
}

const isStopped = ({ agent }: TurnOf): boolean => agent.settings.security.spendGuards.isStopped

/** What was owed cannot be given any more. A message that came now is judged afresh, by trying again. */
const abandon = async (head: Head, inbound: Inbound | undefined, reason: ContinueReason): Promise<Taken | undefined> =>
  (await giveUp(head)) && !inbound ? { kind: 'silent', reason, state: head.state } : undefined

/**
 * The view of trip 1's read together with what trip 1 wrote. Either may have come first, so both are made the same:
 * nothing when somebody else's lease is in the picture, or the parts do not fit.
 */
const viewWithOwn = (
  head: Head,
  recent: readonly StoredMessage[],
  lease: Lease,
  own: StoredMessage,
): Seen | undefined => {
  const isAfter = head.leaseToken === lease.token
  if (!isAfter && head.leaseToken !== undefined) return undefined
  const ours = isAfter ? head : { ...head, inbound: head.inbound + 1, leaseToken: lease.token, held: lease.held }
  const isThere = recent.some(({ id }) => id === own.id)
  return consistentView(ours, isThere ? recent : [...recent, own])
}

const mustRead = async (turn: TurnOf): Promise<Seen> => {
  const seen = await readWhole(turn.conversationId)
  if (!seen) throw new Error(`conversation ${turn.conversationId} vanished under its lease`)
  return seen
}
