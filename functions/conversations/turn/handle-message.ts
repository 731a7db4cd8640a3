import { world } from '#lib/world'
import { formMessageText } from '#shared/conversations/forms/form-messages'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import { answerTurn } from './answer-turn.ts'
import type { InboundMessage } from './lease/inbound.ts'
import { takeTurn } from './lease/take-turn.ts'
import { type Audience, type Ports, sendState } from './ports.ts'
import { prepareTurn } from './prepare-turn.ts'

export interface MessageRequest {
  readonly agentId: string
  readonly conversationId: string
  readonly visitor: string
  readonly version: 'live' | 'draft'
  readonly inbound: InboundMessage
}

/**
 * A visitor says something: stored, answered, committed, and the audience hears it all, a `state` last. When somebody else
 * writes the answer it hears `accepted` as `queued` and no state: the reply comes to whoever waits for it.
 * Throws `Problem` before anything is told: `not-found`, `gone` (the conversation has ended), `limit-reached`, `conflict`
 * (the form has another answer).
 */
export const handleMessage = async (saying: MessageRequest, ports: Ports, audience: Audience): Promise<void> => {
  const startedAt = world().now()
  const turn = await prepareTurn(saying, ports)
  if (!turn) throw new Problem('not-found', conversationText('notFound'))
  const taken = await takeTurn(turn, saying.inbound)
  const accepted = (isQueued: boolean) => {
    const { text, attachments, isHeard } = saying.inbound
    const heard = isHeard && attachments ? { text, attachments: [...attachments] } : undefined
    if (taken.messageId !== undefined)
      audience.send({ type: 'accepted', messageId: taken.messageId, queued: isQueued, heard })
  }
  switch (taken.kind) {
    case 'missing':
      throw new Problem('not-found', conversationText('notFound'))
    case 'full':
      throw new Problem('limit-reached', conversationText('limitReached'))
    case 'answered':
      throw new Problem('conflict', formMessageText('answered'))
    case 'silent':
      if (taken.reason === 'ended') throw new Problem('gone', conversationText('ended'))
      accepted(false)
      return sendState(audience, taken.state, taken.reason)
    case 'queued':
    case 'settled':
      return accepted(true)
    case 'mine': {
      accepted(false)
      const ending = await answerTurn(turn, taken, ports, audience, startedAt)
      if (ending.kind === 'lost') return accepted(true)
      return sendState(audience, ending.state, ending.reason)
    }
  }
}
