import { world } from '#lib/world'
import { formMessageText } from '#shared/conversations/forms/form-messages'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import { answerTurn } from './answer-turn.ts'
import type { InboundMessage } from './lease/message-writes.ts'
import { takeTurn } from './lease/take-turn.ts'
import { type Audience, type Ports, sendState } from './ports.ts'
import { prepareTurn } from './prepare-turn.ts'
import { throwRefusal } from './throw-refusal.ts'

export interface MessageRequest {
  readonly agentId: string
  readonly conversationId: string
  readonly visitor: string
  readonly version: 'live' | 'draft'
  readonly inbound: InboundMessage
}

/**
 * Handles a visitor's message: stores it, answers it, commits the reply, and sends every event to the audience, `state` last.
 * When another worker writes the reply, the audience gets `accepted` as `queued` and no state; the reply reaches clients that
 * wait for it. Throws `Problem` before any event: `not-found`, `gone` (the conversation has ended), `limit-reached`,
 * `rate-limited` (too many messages, or a paused conversation), `conflict` (another message answered the form).
 */
export const handleMessage = async (request: MessageRequest, ports: Ports, audience: Audience): Promise<void> => {
  const startedAt = world().now()
  const turn = await prepareTurn(request, ports)
  if (!turn) throw new Problem('not-found', conversationText('notFound'))
  const outcome = await takeTurn(turn, request.inbound)
  await throwRefusal(turn.conversationId, outcome)
  const sendAccepted = (isQueued: boolean) => {
    const { text, attachments, isTranscribed } = request.inbound
    const transcribed = isTranscribed && attachments ? { text, attachments: [...attachments] } : undefined
    if (outcome.messageId !== undefined)
      audience.send({ type: 'accepted', messageId: outcome.messageId, queued: isQueued, transcribed })
  }
  switch (outcome.kind) {
    case 'missing':
      throw new Problem('not-found', conversationText('notFound'))
    case 'answered':
      throw new Problem('conflict', formMessageText('answered'))
    case 'silent':
      if (outcome.reason === 'ended') throw new Problem('gone', conversationText('ended'))
      sendAccepted(false)
      return sendState(audience, outcome.state, outcome.reason)
    case 'queued':
    case 'settled':
      return sendAccepted(true)
    case 'taken': {
      sendAccepted(false)
      const answered = await answerTurn(turn, outcome, ports, audience, startedAt)
      if (answered.kind === 'lost') return sendAccepted(true)
      return sendState(audience, answered.state, answered.reason)
    }
  }
}
