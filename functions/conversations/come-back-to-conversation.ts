import type { StreamVerb } from '#lib/stream'
import { conversationMessages } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { demoPorts } from './demo-ports.ts'
import { realPorts } from './real-ports.ts'
import { comeBack } from './turn/come-back.ts'
import { eventId } from './turn/event-id.ts'
import { prepareTurn } from './turn/prepare-turn.ts'
import { visitorKey } from './visitor-key.ts'

const MESSAGE_ID = /^[0-9A-Z]{26}$/

/** A visitor's page lost its stream, or has a message queued: hears what is owed from this worker, whoever wrote it. */
export const comeBackToConversation: StreamVerb<
  typeof routes,
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/stream'
> = async ({ agentId, conversationId, after }, { ip, actor }, out) => {
  const visitor = await visitorKey(agentId, ip)
  const demo = actor.kind === 'visitor' ? actor.demo : undefined
  const ports = demo ? demoPorts : realPorts
  const turn = await prepareTurn({ agentId, conversationId, visitor, version: demo ?? 'live' }, ports)
  if (!turn) throw new Problem('not-found', conversationMessages.notFound)
  const last = out.lastEventId && MESSAGE_ID.test(out.lastEventId) ? out.lastEventId : after
  const ending = await comeBack(turn, last, ports, { tell: (event) => out.send(event, eventId(event)) }, out.open)
  if (ending === 'missing') throw new Problem('not-found', conversationMessages.notFound)
  if (ending === 'still-waiting') throw new Problem('unavailable', conversationMessages.connectionLost)
}
