import type { Money } from '#features/billing'
import { deskWrites } from '#functions/conversations/desk'
import { expiryOf } from '#functions/conversations/expiry-of'
import { afterReply } from '#functions/conversations/fields/after-reply'
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
import { firstCharacters } from '#shared/models/first-characters'
import { isLeftWritten } from './is-left-written.ts'
import type { Reply } from './reply.ts'

/** What happens to the lease: `release` on the condition that no further message has arrived, `renew`, or `release-anyway`. */
export type LeaseStep = 'release' | 'renew' | 'release-anyway'

interface ReplyCommit {
  readonly turn: TurnContext
  readonly view: ConversationView
  readonly lease: Lease
  readonly reply: Reply
  readonly message: StoredMessage
  /** Of a reply that notifies the team. */
  readonly notice?: StoredMessage | undefined
  readonly step: LeaseStep
  readonly now: number
}

/** The transaction of a reply: its message, the head, and the lease with its credits, daily counts and owed answer. */
export const replyWrites = (it: ReplyCommit, money: Money): Write[] => [
  messages.creating(it.message),
  ...(it.notice ? [messages.creating(it.notice)] : []),
  headChange(it, money),
  ...money.writes,
  owedWrite(it.turn, it.now, it.step === 'renew' ? 'renewed' : 'ended'),
  ...(it.reply.tells
    ? deskWrites(it.view.head, { ...it.view.head, ...placeAfter(it), forgetAt: it.message.forgetAt })
    : []),
]

/**
 * A request for a teammate makes the agent wait. A reply at an end node ends the conversation, unless the visitor has written
 * another message since.
 */
export const stateAfter = (view: ConversationView, reply: Reply, step: LeaseStep): ConversationState => {
  if (reply.tells === 'request') return 'requested_chat'
  return reply.isEnd && step === 'release' ? 'ended_chat' : view.head.state
}

const placeAfter = ({
  turn: { agent },
  reply,
  message: { at },
}: ReplyCommit): Pick<Head, 'place' | 'askedAt' | 'leftAt' | 'isLeftWritten'> => {
  if (!reply.tells) return {}
  return reply.tells === 'request'
    ? { place: 'waiting', askedAt: at }
    : { place: 'left-message', askedAt: at, leftAt: at, isLeftWritten: isLeftWritten(agent, reply) }
}

const headChange = (it: ReplyCommit, money: Money): Write => {
  const { turn, view, lease, reply, message, notice, step, now } = it
  const state = stateAfter(view, reply, step)
  const lastAt = notice?.at ?? message.at
  const head = { ...view.head, state, lastAt } satisfies Head
  const expiry = expiryOf(head.forgetAt !== undefined, now)
  return heads.changing(
    turn,
    {
      set: {
        state,
        ...(state === 'ended_chat' ? { silence: 'ended' as const } : {}),
        ...(state === 'requested_chat' ? { silence: 'human' as const } : {}),
        ...placeAfter(it),
        nodeId: reply.nodeId,
        ...(reply.language === undefined ? {} : { lang: reply.language }),
        ...afterReply(view, { variables: reply.variables, nodes: turn.agent.settings.nodes, at: now }),
        lastAt,
        lastText: firstCharacters(message.text, 200),
        ...(reply.pausedUntil === undefined ? {} : { pausedUntil: reply.pausedUntil }),
        ...(step === 'renew' ? leaseValues(leaseWith(lease.token, money), now) : {}),
        ...expiry,
      },
      ttl: expiry.forgetAt,
      add: { turns: 1, answered: owedCount(view.head), milliCredits: reply.cost },
      ...(step === 'renew' ? {} : { remove: LEASE_ATTRIBUTES }),
      // Chats must list a visitor who waits, even one whose agent keeps no history
      index: indexKeysOf(reply.tells === 'request' ? { ...head, forgetAt: undefined } : head),
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
