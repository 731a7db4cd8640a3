import type { StreamVerb } from '#lib/stream'
import type { conversations as routes } from '#shared/conversations/routes'
import type { StreamEvent } from '#shared/conversations/schema'
import { demoPorts } from './demo-ports.ts'
import { realPorts } from './real-ports.ts'
import { eventId } from './turn/event-id.ts'
import { say } from './turn/say.ts'
import { visitorKey } from './visitor-key.ts'

/** A visitor says something and hears the answer as it is written. */
export const saySomething: StreamVerb<
  typeof routes,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
> = async ({ agentId, conversationId, clientId, text, variables }, { ip, actor }, out) => {
  const visitor = await visitorKey(agentId, ip)
  const inbound = { channel: 'web' as const, providerId: clientId, text, ...(variables ? { variables } : {}) }
  const demo = actor.kind === 'visitor' ? actor.demo : undefined
  const saying = { agentId, conversationId, visitor, version: demo ?? ('live' as const), inbound }
  await say(saying, demo ? demoPorts : realPorts, {
    tell: (event: StreamEvent) => out.send(event, eventId(event)),
  })
}
