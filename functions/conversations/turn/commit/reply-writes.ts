import type { Money } from '#features/billing'
import { expiryOf } from '#functions/conversations/expiry-of'
import { type Head, heads, indexKeysOf, messages, type StoredMessage } from '#functions/conversations/store'
import { underConversationCap } from '#functions/conversations/turn/lease/conversation-cap'
import {
  LEASE_ATTRIBUTES,
  type Lease,
  leaseValues,
  leaseWith,
  owedWrite,
} from '#functions/conversations/turn/lease/lease'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import { owedCount } from '#functions/conversations/turn/view/owed-count'
import { absent, below, is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { ConversationState } from '#shared/conversations/schema'
import type { Reply } from './reply.ts'

/** What happens to the lease: `release` on the condition that no further message has arrived, `renew`, or `release-anyway`. */
export type LeaseStep = 'release' | 'renew' | 'release-anyway'

interface ReplyCommit {
  readonly turn: TurnContext
  readonly view: ConversationView
  readonly lease: Lease
  readonly reply: Reply
  readonly message: StoredMessage
  readonly step: LeaseStep
  readonly now: number
}

/** The transaction of a reply: its message, the head, and the lease with its credits, daily counts and owed answer. */
export const replyWrites = (it: ReplyCommit, money: Money): Write[] => [
  messages.creating(it.message),
  headChange(it, money),
  ...money.writes,
  owedWrite(it.turn, it.now, it.step === 'renew' ? 'renewed' : 'ended'),
]

/** A reply at an end node ends the conversation, unless the visitor has written another message since. */
export const stateAfter = (view: ConversationView, reply: Reply, step: LeaseStep): ConversationState =>
  reply.isEnd && step === 'release' ? 'ended_chat' : view.head.state

const headChange = ({ turn, view, lease, reply, message, step, now }: ReplyCommit, money: Money): Write => {
  const state = stateAfter(view, reply, step)
  const head = { ...view.head, state, lastAt: message.at } satisfies Head
  const expiry = expiryOf(head.forgetAt !== undefined, now)
  return heads.changing(
    turn,
    {
      set: {
        state,
        ...(state === 'ended_chat' ? { silence: 'ended' as const } : {}),
        nodeId: reply.nodeId,
        variables: { ...reply.variables },
        lastAt: message.at,
        lastText: message.text.slice(0, 200),
        ...(reply.pausedUntil === undefined ? {} : { pausedUntil: reply.pausedUntil }),
        ...(step === 'renew' ? leaseValues(leaseWith(lease.token, money), now) : {}),
        ...expiry,
      },
      ttl: expiry.forgetAt,
      add: { turns: 1, answered: owedCount(view.head), milliCredits: reply.cost },
      ...(step === 'renew' ? {} : { remove: LEASE_ATTRIBUTES }),
      index: indexKeysOf(head),
    },
    {
      leaseToken: is(lease.token),
      turns: is(view.head.turns),
      answered: is(view.head.answered),
      silence: absent,
      lastAt: below(message.at),
      ...(step === 'release' ? { inbound: is(view.head.inbound) } : {}),
      // the round that follows is a turn of its own, which the charge of this one may not leave room for
      ...(step === 'renew' ? underConversationCap(turn.agent, reply.cost) : {}),
    },
  )
}
