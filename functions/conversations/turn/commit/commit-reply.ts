import { ReplyCommitted } from '#events/conversations/events'
import { paying } from '#features/billing'
import { expiryOf } from '#functions/conversations/expiry-of'
import { asQueued, sendsOf } from '#functions/conversations/sending/to-visitor'
import { Head, type StoredMessage } from '#functions/conversations/store'
import { cancelTurn } from '#functions/conversations/turn/lease/cancel-turn'
import { isConversationSpent } from '#functions/conversations/turn/lease/conversation-cap'
import { type Lease, leaseWith, moneyOf } from '#functions/conversations/turn/lease/lease'
import { nextMessageTime } from '#functions/conversations/turn/next-message-time'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { ContinueReason } from '#shared/conversations/schema'
import { chargeDiscarded } from './charge-discarded.ts'
import type { CommitOutcome } from './commit-outcome.ts'
import { dayCapOf } from './day-cap-of.ts'
import type { Reply } from './reply.ts'
import { type LeaseStep, replyWrites, stateAfter } from './reply-writes.ts'
import { endEvents, leftEvents, teamEvents, teamNotice } from './team-notice.ts'

/**
 * The second round trip of a turn, one transaction under the lease's token: reply, charge, counts, event, and the lease
 * released. If more messages have arrived, the same reply is committed together with a renewed lease and a new hold; where
 * credits or a cap do not allow that, the lease is released and the visitor is notified. A worker that lost the lease commits nothing.
 * A reply that is not committed is charged all the same, unless another worker has answered in its place.
 */
export const commitReply = async (
  turn: TurnContext,
  lease: Lease,
  view: ConversationView,
  reply: Reply,
): Promise<CommitOutcome> => {
  let step: LeaseStep = 'release'
  let last = view.head
  let reason: ContinueReason | undefined
  const { agent, conversationId } = turn
  const use = {
    id: ulid(world().now()),
    milliCredits: reply.cost,
    reason: 'turn',
    agentId: agent.agentId,
    conversationId,
  } as const
  for (;;) {
    const now = world().now()
    const message = asQueued(view.head, messageOf(turn, view, reply, nextMessageTime(last, now), now))
    const notice = reply.tells && asQueued(view.head, teamNotice(reply.tells, message))
    const sends = await sendsOf({ ...view.head, lang: reply.language ?? view.head.lang }, [message, notice])
    const outcome = await paying(
      moneyOf(turn, now, { close: { held: lease.held, use }, opens: step === 'renew' }),
      (money) => [...replyWrites({ turn, view, lease, reply, message, notice, step, now }, money), ...sends.writes],
      [
        committedEvent(turn, lease, view, reply, message, now),
        ...(reply.tells && notice ? teamEvents(reply.tells, view, notice) : []),
        ...leftEvents(agent, view, reply),
        ...endEvents(view, stateAfter(view, reply, step)),
        ...sends.events,
      ],
    )
    if (outcome.committed) {
      if (step === 'renew') return { kind: 'renewed', message, lease: leaseWith(lease.token, outcome) }
      const state = stateAfter(view, reply, step)
      return { kind: 'done', message, ...(notice ? { notice } : {}), state, ...(reason ? { reason } : {}) }
    }
    const refusedBy = (label: string) => outcome.refused.find((refusal) => refusal.label === label)
    const conversation = refusedBy('conversation')
    if (conversation) {
      const head = conversation.found && Head.parse(conversation.found)
      const isAnswered = head && (head.turns !== view.head.turns || head.answered !== view.head.answered)
      if (head?.leaseToken !== lease.token) {
        // a worker that took the lease over pays for its own reply
        if (head?.leaseToken === undefined && !isAnswered) await chargeDiscarded(turn, lease, use)
        return { kind: 'lost' }
      }
      if (head.silence) {
        const isReleased = await cancelTurn(head)
        await chargeDiscarded(turn, lease, use)
        return isReleased ? { kind: 'silenced', reason: head.silence, state: head.state } : { kind: 'lost' }
      }
      // a human agent may have joined, replied and left again while the model was writing
      if (isAnswered) {
        await chargeDiscarded(turn, lease, use)
        return { kind: 'changed', lease: { ...lease, held: head.held ?? lease.held } }
      }
      last = head
      if (head.inbound !== view.head.inbound) {
        const isSpent = isConversationSpent(turn.agent, head.milliCredits + reply.cost)
        // the agent that waits for the team gives no further reply: all owed messages get this one
        if (reply.tells && !isSpent) {
          if (reply.inputTokens + reply.outputTokens > 0) await chargeDiscarded(turn, lease, use)
          return { kind: 'changed', lease: { ...lease, held: head.held ?? lease.held } }
        }
        step = isSpent ? 'release-anyway' : 'renew'
        if (isSpent) reason = 'spend-guard'
      }
    } else if (step === 'renew' && (refusedBy('account') || refusedBy('spend'))) {
      reason = refusedBy('account') ? 'no-credits' : 'spend-guard'
      step = 'release-anyway'
    } else throw new Error(`a reply was refused by ${outcome.refused.map(({ label }) => label).join(', ')}`)
  }
}

const messageOf = (
  turn: TurnContext,
  view: ConversationView,
  reply: Reply,
  at: number,
  now: number,
): StoredMessage => ({
  conversationId: turn.conversationId,
  id: ulid(at),
  role: 'agent',
  text: reply.text,
  at,
  turn: view.head.turns + 1,
  answers: view.owed.map(({ id }) => id),
  position: { variables: { ...reply.variables }, ...(reply.nodeId === undefined ? {} : { nodeId: reply.nodeId }) },
  ...(reply.parts.length > 0 ? { parts: [...reply.parts] } : {}),
  ...(reply.citations.length > 0 ? { citations: [...reply.citations] } : {}),
  ...(reply.isUnanswered && reply.citations.length > 0 ? { isUnsure: true } : {}),
  ...(reply.isApology ? { isApology: true } : {}),
  ...(reply.product ? { product: reply.product } : {}),
  ...expiryOf(view.head.forgetAt !== undefined || !turn.agent.settings.recordChatHistory, now),
})

const committedEvent = (
  turn: TurnContext,
  { held }: Lease,
  view: ConversationView,
  reply: Reply,
  message: StoredMessage,
  now: number,
) =>
  ReplyCommitted({
    workspaceId: turn.agent.workspaceId,
    agentId: turn.agent.agentId,
    conversationId: turn.conversationId,
    channel: view.head.channel,
    messageId: message.id,
    milliCredits: reply.cost,
    heldMilliCredits: held.milliCredits,
    payer: held.payer,
    // a draft's settings are not those that visitors meet
    ...(view.head.version === 'live' ? { payerShards: turn.agent.shards?.payer ?? 0, ...dayCapOf(turn, held) } : {}),
    inputTokens: reply.inputTokens,
    outputTokens: reply.outputTokens,
    durationMs: now - reply.startedAt,
    isUnanswered: reply.isUnanswered,
    isTest: view.head.isTest,
    ...(reply.pairId ? { pairId: reply.pairId } : {}),
  })
