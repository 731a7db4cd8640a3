import { demoPorts } from '#functions/conversations/demo/demo-ports'
import { prepareTurn } from '#functions/conversations/turn/prepare-turn'
import { realPorts } from '#functions/conversations/turn/real-ports'
import { resumeStream } from '#functions/conversations/turn/resume-stream'
import { visitorKey } from '#functions/conversations/visitor-key'
import type { StreamVerb } from '#lib/http/stream'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { eventId } from './event-id.ts'

const MESSAGE_ID = /^[0-9A-Z]{26}$/

/** A visitor's page lost its stream, or its message was queued: this worker sends the owed reply, whichever worker writes it. */
export const resumeConversation: StreamVerb<
  typeof routes,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/stream'
> = async ({ agentId, conversationId, after }, { ip, actor }, out) => {
  const visitor = await visitorKey(agentId, ip)
  const demo = actor.kind === 'visitor' ? actor.demo : undefined
  const ports = demo ? demoPorts : realPorts
  const turn = await prepareTurn({ agentId, conversationId, visitor, version: demo ?? 'live' }, ports)
  if (!turn) throw new Problem('not-found', conversationText('notFound'))
  const last = out.lastEventId && MESSAGE_ID.test(out.lastEventId) ? out.lastEventId : after
  const outcome = await resumeStream(turn, last, ports, { send: (event) => out.send(event, eventId(event)) }, out.open)
  if (outcome === 'missing') throw new Problem('not-found', conversationText('notFound'))
  if (outcome === 'still-waiting') throw new Problem('unavailable', conversationText('connectionLost'))
}
