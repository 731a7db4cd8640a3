import { ReplyCommitted } from '#events/conversations/events'
import { expiryOf } from '#functions/conversations/expiry-of'
import { Head, heads, indexKeysOf, messages, type StoredMessage } from '#functions/conversations/store'
import { after } from '#functions/conversations/turn/after'
import type { ConversationView } from '#functions/conversations/turn/conversation-view'
import { cancelTurn } from '#functions/conversations/turn/lease/cancel-turn'
import {
  LEASE_ATTRIBUTES,
  type Lease,
  leaseValues,
  leaseWrites,
  newLease,
} from '#functions/conversations/turn/lease/lease'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { attempt } from '#lib/database/commit'
import { absent, below, is } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { UiPart } from '#shared/agents/schema'
import type { Citation, ContinueReason, ConversationState } from '#shared/conversations/schema'

/** What a turn has come to say. */
export interface Reply {
  readonly text: string
  readonly parts: readonly UiPart[]
  readonly citations: readonly Citation[]
  /** Milli-credits; never more than was held. */
  readonly cost: number
  /** Where the conversation now stands; unchanged after an apology. */
  readonly nodeId: string | undefined
  readonly variables: Readonly<Record<string, string>>
  readonly isEnd: boolean
  readonly isApology: boolean
  readonly isUnanswered: boolean
  /** The question with its answer that was given word for word. */
  readonly pairId?: string
  readonly pausedUntil?: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** When the turn was taken, in milliseconds. */
  readonly startedAt: number
}

export type CommitOutcome =
  /** Part of the history; nothing more is owed. `reason` when the agent may not go on. */
  | {
      readonly kind: 'done'
      readonly message: StoredMessage
      readonly state: ConversationState
      readonly reason?: ContinueReason
    }
  /** Part of the history, and more was said meanwhile: the lease is ours for another round. */
  | { readonly kind: 'round'; readonly message: StoredMessage; readonly lease: Lease }
  /** Not committed: somebody replied to this view of things already. Read again. */
  | { readonly kind: 'changed' }
  /** Not committed: the lease is somebody else's. Whatever is owed, they give it. */
  | { readonly kind: 'lost' }
  /** Not committed: the agent was silenced meanwhile. */
  | { readonly kind: 'silenced'; readonly reason: ContinueReason; readonly state: ConversationState }

type Ending = 'release' | 'renew' | 'release-whatever-came'

/**
 * Trip 2 of a turn, one transaction under the lease's token: reply, charge, counts, event, and the lease given back.
 * If more was said meanwhile, the same reply is committed together with a renewed lease and a fresh hold; without credit for
 * that, the lease ends and the visitor is told. The token fences: who lost the lease commits nothing.
 */
export const commitReply = async (
  turn: TurnContext,
  lease: Lease,
  seen: ConversationView,
  reply: Reply,
): Promise<CommitOutcome> => {
  let ending: Ending = 'release'
  let last = seen.head
  let reason: ContinueReason | undefined
  for (;;) {
    const now = world().now()
    const message = messageOf(turn, seen, reply, after(last, now), now)
    const renewed = newLease(turn, lease.token, now)
    const outcome = await attempt(
      [
        messages.creating(message),
        headAfter(turn, lease, seen, reply, message, ending, renewed, now),
        ...leaseWrites(turn, now, {
          close: { ...lease, cost: reply.cost },
          ...(ending === 'renew' ? { open: renewed } : {}),
        }),
      ],
      [committedEvent(turn, seen, reply, message, now)],
    )
    if (outcome.committed) {
      if (ending === 'renew') return { kind: 'round', message, lease: renewed }
      return { kind: 'done', message, state: stateAfter(seen, reply, ending), ...(reason ? { reason } : {}) }
    }
    const refusedBy = (label: string) => outcome.refused.find((refusal) => refusal.label === label)
    const conversation = refusedBy('conversation')
    if (conversation) {
      const head = conversation.found && Head.parse(conversation.found)
      if (head?.leaseToken !== lease.token) return { kind: 'lost' }
      if (head.silence)
        return (await cancelTurn(head))
          ? { kind: 'silenced', reason: head.silence, state: head.state }
          : { kind: 'lost' }
      // a person may have come, answered and gone again while the model was thinking
      if (head.turns !== seen.head.turns || head.answered !== seen.head.answered) return { kind: 'changed' }
      last = head
      if (head.inbound !== seen.head.inbound) ending = 'renew'
    } else if (ending === 'renew' && (refusedBy('account') || refusedBy('spend'))) {
      reason = refusedBy('account') ? 'no-credits' : 'spend-guard'
      ending = 'release-whatever-came'
    } else throw new Error(`a reply was refused by ${outcome.refused.map(({ label }) => label).join(', ')}`)
  }
}

const messageOf = (
  turn: TurnContext,
  seen: ConversationView,
  reply: Reply,
  at: number,
  now: number,
): StoredMessage => ({
  conversationId: turn.conversationId,
  id: ulid(at),
  role: 'agent',
  text: reply.text,
  at,
  turn: seen.head.turns + 1,
  answers: seen.owed.map(({ id }) => id),
  stands: { variables: { ...reply.variables }, ...(reply.nodeId === undefined ? {} : { nodeId: reply.nodeId }) },
  ...(reply.parts.length > 0 ? { parts: [...reply.parts] } : {}),
  ...(reply.citations.length > 0 ? { citations: [...reply.citations] } : {}),
  ...(reply.isApology ? { isApology: true } : {}),
  ...expiryOf(seen.head.forgetAt !== undefined || !turn.agent.settings.recordChatHistory, now),
})

/** Whoever wrote on after the agent's last words has not ended the conversation. */
const stateAfter = (seen: ConversationView, reply: Reply, lease: Ending): ConversationState =>
  reply.isEnd && lease === 'release' ? 'ended_chat' : seen.head.state

const headAfter = (
  turn: TurnContext,
  lease: Lease,
  seen: ConversationView,
  reply: Reply,
  message: StoredMessage,
  then: Ending,
  renewed: Lease,
  now: number,
) => {
  const state = stateAfter(seen, reply, then)
  const head = { ...seen.head, state, lastAt: message.at } satisfies Head
  const ending = expiryOf(head.forgetAt !== undefined, now)
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
        ...(then === 'renew' ? leaseValues(renewed, now) : {}),
        ...ending,
      },
      ttl: ending.forgetAt,
      add: { turns: 1, answered: seen.owed.length, milliCredits: reply.cost },
      ...(then === 'renew' ? {} : { remove: LEASE_ATTRIBUTES }),
      index: indexKeysOf(head),
    },
    {
      leaseToken: is(lease.token),
      turns: is(seen.head.turns),
      answered: is(seen.head.answered),
      silence: absent,
      lastAt: below(message.at),
      ...(then === 'release' ? { inbound: is(seen.head.inbound) } : {}),
    },
  )
}

const committedEvent = (turn: TurnContext, seen: ConversationView, reply: Reply, message: StoredMessage, now: number) =>
  ReplyCommitted({
    workspaceId: turn.agent.workspaceId,
    agentId: turn.agent.agentId,
    conversationId: turn.conversationId,
    channel: seen.head.channel,
    messageId: message.id,
    milliCredits: reply.cost,
    payer: turn.agent.payer,
    inputTokens: reply.inputTokens,
    outputTokens: reply.outputTokens,
    durationMs: now - reply.startedAt,
    isUnanswered: reply.isUnanswered,
    isTest: seen.head.isTest,
    ...(reply.pairId ? { pairId: reply.pairId } : {}),
  })
