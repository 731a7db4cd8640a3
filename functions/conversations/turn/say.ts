import { world } from '#lib/world'
import { conversationMessages } from '#shared/conversations/messages'
import type { ContinueReason } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { answerTurn } from './answer-turn.ts'
import type { Inbound } from './inbound.ts'
import type { Audience, Ports } from './ports.ts'
import { prepareTurn } from './prepare-turn.ts'
import { takeTurn } from './take-turn.ts'

export interface Saying {
  readonly agentId: string
  readonly conversationId: string
  readonly visitor: string
  readonly version: 'live' | 'draft'
  readonly inbound: Inbound
}

/** How it ended for the one who spoke: whether their answer was given here, is still being written, or is not to come. */
export type Said = { readonly kind: 'answered' | 'queued'; readonly reason?: ContinueReason }

/**
 * A visitor says something: stored, answered, committed. Throws `Problem` before anything is told (`not-found`, `gone` when
 * the conversation has ended, `limit-reached`); afterwards the audience hears everything.
 */
export const say = async (saying: Saying, ports: Ports, audience: Audience): Promise<Said> => {
  const startedAt = world().now()
  const turn = await prepareTurn(saying, ports)
  if (!turn) throw new Problem('not-found', conversationMessages.notFound)
  const taken = await takeTurn(turn, saying.inbound)
  const accepted = (isQueued: boolean) =>
    taken.messageId !== undefined && audience.tell({ type: 'accepted', messageId: taken.messageId, queued: isQueued })
  switch (taken.kind) {
    case 'missing':
      throw new Problem('not-found', conversationMessages.notFound)
    case 'full':
      throw new Problem('limit-reached', conversationMessages.limitReached)
    case 'silent':
      if (taken.reason === 'ended') throw new Problem('gone', conversationMessages.ended)
      accepted(false)
      return { kind: 'answered', reason: taken.reason }
    case 'queued':
    case 'settled':
      accepted(true)
      return { kind: 'queued' }
    case 'mine': {
      accepted(false)
      const ending = await answerTurn(turn, taken, ports, audience, startedAt)
      return ending.kind === 'lost'
        ? { kind: 'queued' }
        : { kind: 'answered', ...(ending.reason ? { reason: ending.reason } : {}) }
    }
  }
}
