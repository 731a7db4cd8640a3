import { heads } from '#functions/conversations/store'
import { world } from '#lib/world'
import { formMessageText } from '#shared/conversations/forms/form-messages'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import { answerTurn } from './answer-turn.ts'
import type { InboundMessage } from './lease/message-writes.ts'
import { type Audience, type Ports, sendState } from './ports.ts'
import { prepareTurn } from './prepare-turn.ts'
import { takeWithinRate } from './rate/take-within-rate.ts'
import { throwRefusal } from './throw-refusal.ts'
import type { TurnContext } from './turn-context.ts'

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
 * `rate-limited` (too many messages, too many turns of the agent or its payer, or a paused conversation), `conflict` (another message answered the form).
 */
export const handleMessage = async (request: MessageRequest, ports: Ports, audience: Audience): Promise<void> => {
  const startedAt = world().now()
  const turn = await prepareTurn(request, ports)
  if (!turn) throw new Problem('not-found', conversationText('notFound'))
  const outcome = await takeWithinRate(turn, request.inbound, ports)
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
      if (answered.kind === 'lost') return (await sendEnd(turn, audience)) ? undefined : sendAccepted(true)
      return sendState(audience, answered.state, answered.reason)
    }
  }
}

/** Sends how a conversation is now that gets no more replies, from any worker: it was deleted, or the agent was silenced. */
const sendEnd = async ({ conversationId }: TurnContext, audience: Audience): Promise<boolean> => {
  const head = await heads.get({ conversationId }, { consistent: true })
  if (head && !head.silence) return false
  sendState(audience, head?.state ?? 'ended_chat', head?.silence ?? 'ended')
  return true
}
