import { isForVisitor } from '#functions/conversations/is-for-visitor'
import { presentMessage } from '#functions/conversations/present-message'
import type { StoredMessage } from '#functions/conversations/store'
import type { TakeOutcome } from '#functions/conversations/turn/lease/take-outcome'
import { log } from '#lib/log'
import type { ContinueReason, ConversationState } from '#shared/conversations/schema'
import { generateReply } from './answer/generate-reply.ts'
import { commitReply } from './commit/commit-reply.ts'
import { releaseTurn } from './commit/release-turn.ts'
import type { Reply } from './commit/reply.ts'
import type { Audience, Ports } from './ports.ts'
import type { TurnContext } from './turn-context.ts'
import { readConsistentView } from './view/read-consistent-view.ts'

/** How a turn ended for this worker. `lost`: another worker has the lease, and gives the reply. */
export type TurnOutcome =
  | { readonly kind: 'done'; readonly state: ConversationState; readonly reason?: ContinueReason }
  | { readonly kind: 'lost' }

/** Rounds in one invocation; the sweeper answers the rest, so that no function runs for ever. */
const MAX_ROUNDS = 20

/**
 * Generates and commits replies until none is owed. Messages that came while the model was writing get another round; a reply
 * to a view that has changed is discarded and generated again.
 */
export const answerTurn = async (
  turn: TurnContext,
  taken: Extract<TakeOutcome, { kind: 'taken' }>,
  ports: Ports,
  audience: Audience,
  startedAt: number,
): Promise<TurnOutcome> => {
  let { lease, view } = taken
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    if (view.owed.length === 0) {
      const released = await releaseTurn(turn, lease, view)
      if (released === 'lost') return { kind: 'lost' }
      if (released === 'done') return { kind: 'done', state: view.head.state }
    } else {
      const reply = await generateReply({ turn, lease, view, ports, audience, startedAt })
      const committed = await commitReply(turn, lease, view, reply)
      if (committed.kind === 'done' || committed.kind === 'renewed') logEnd(turn.agent.agentId, committed.message)
      switch (committed.kind) {
        case 'done':
          audience.send({ type: 'done', messageId: committed.message.id, message: presentMessage(committed.message) })
          if (committed.notice && isForVisitor(committed.notice))
            audience.send({ type: 'replace', message: presentMessage(committed.notice) })
          return {
            kind: 'done',
            state: committed.state,
            ...reasonOf(committed.reason ?? stopReason(reply, committed.state)),
          }
        case 'renewed':
          audience.send({ type: 'done', messageId: committed.message.id, message: presentMessage(committed.message) })
          lease = committed.lease
          break
        case 'changed':
          audience.send({ type: 'reset' })
          lease = committed.lease
          break
        case 'lost':
          audience.send({ type: 'reset' })
          return { kind: 'lost' }
        case 'silenced':
          audience.send({ type: 'reset' })
          return { kind: 'done', state: committed.state, reason: committed.reason }
      }
    }
    const next = await readConsistentView(turn.conversationId)
    if (!next) return { kind: 'lost' }
    view = next
  }
  log('warn', 'too many rounds', { conversationId: turn.conversationId, count: MAX_ROUNDS })
  return { kind: 'lost' }
}

/** Counted by infra/measures.ts: the share of turns that failed. */
const logEnd = (agentId: string, { conversationId, isApology }: StoredMessage) =>
  log('info', 'turn ended', { code: isApology ? 'failed' : 'answered', agentId, conversationId })

const stopReason = (reply: Reply, state: ConversationState): ContinueReason | undefined => {
  if (state === 'ended_chat') return 'ended'
  if (state === 'requested_chat') return 'human'
  return reply.pausedUntil === undefined ? undefined : 'spend-guard'
}

const reasonOf = (reason: ContinueReason | undefined): { reason?: ContinueReason } => (reason ? { reason } : {})
