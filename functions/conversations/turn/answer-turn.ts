import { presentMessage } from '#functions/conversations/present-message'
import type { TakeOutcome } from '#functions/conversations/turn/lease/take-outcome'
import { log } from '#lib/log'
import type { ContinueReason, ConversationState } from '#shared/conversations/schema'
import { generateReply } from './answer/generate-reply.ts'
import { commitReply, type Reply } from './commit/commit-reply.ts'
import { releaseTurn } from './commit/release-turn.ts'
import { readConsistentView } from './lease/read-conversation.ts'
import type { Audience, Ports } from './ports.ts'
import type { TurnContext } from './turn-context.ts'

/** How a turn ended for this worker. `lost`: somebody else has the lease, and gives the reply. */
export type TurnOutcome =
  | { readonly kind: 'done'; readonly state: ConversationState; readonly reason?: ContinueReason }
  | { readonly kind: 'lost' }

/** So many rounds in one invocation; what is left then is the sweeper's, so that no function runs for ever. */
const MAX_ROUNDS = 20

/**
 * Thinks and commits until nothing is owed. Every message that came while the model was busy gets its own round; a reply to
 * a view that has changed is thrown away and thought again.
 */
export const answerTurn = async (
  turn: TurnContext,
  taken: Extract<TakeOutcome, { kind: 'mine' }>,
  ports: Ports,
  audience: Audience,
  startedAt: number,
): Promise<TurnOutcome> => {
  let { lease, seen } = taken
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    if (seen.owed.length === 0) {
      const released = await releaseTurn(turn, lease, seen)
      if (released === 'lost') return { kind: 'lost' }
      if (released === 'done') return { kind: 'done', state: seen.head.state }
    } else {
      const reply = await generateReply({ turn, lease, seen, ports, audience, startedAt })
      const committed = await commitReply(turn, lease, seen, reply)
      switch (committed.kind) {
        case 'done':
          audience.send({ type: 'done', messageId: committed.message.id, message: presentMessage(committed.message) })
          return {
            kind: 'done',
            state: committed.state,
            ...reasonOf(committed.reason ?? whyStopped(reply, committed.state)),
          }
        case 'round':
          audience.send({ type: 'done', messageId: committed.message.id, message: presentMessage(committed.message) })
          lease = committed.lease
          break
        case 'changed':
          audience.send({ type: 'reset' })
          break
        case 'lost':
          audience.send({ type: 'reset' })
          return { kind: 'lost' }
        case 'silenced':
          audience.send({ type: 'reset' })
          return { kind: 'done', state: committed.state, reason: committed.reason }
      }
    }
    const again = await readConsistentView(turn.conversationId)
    if (!again) return { kind: 'lost' }
    seen = again
  }
  log('warn', 'too many rounds', { conversationId: turn.conversationId, count: MAX_ROUNDS })
  return { kind: 'lost' }
}

const whyStopped = (reply: Reply, state: ConversationState): ContinueReason | undefined => {
  if (state === 'ended_chat') return 'ended'
  return reply.pausedUntil === undefined ? undefined : 'spend-guard'
}

const reasonOf = (reason: ContinueReason | undefined): { reason?: ContinueReason } => (reason ? { reason } : {})
