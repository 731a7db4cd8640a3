import type { StreamVerb } from '#lib/stream'
import type { conversations as routes } from '#shared/conversations/routes'
import { demoPorts } from './demo-ports.ts'
import { realPorts } from './real-ports.ts'
import { sayWithFiles } from './say-with-files.ts'
import { eventId } from './turn/event-id.ts'
import { visitorKey } from './visitor-key.ts'

/** A visitor says something and hears the answer as it is written. */
export const saySomething: StreamVerb<
  typeof routes,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
> = async ({ agentId, conversationId, clientId, text, variables, form, attachments = [] }, { ip, actor }, out) => {
  const visitor = await visitorKey(agentId, ip)
  const demo = actor.kind === 'visitor' ? actor.demo : undefined
  const inbound = {
    channel: 'web' as const,
    providerId: clientId,
    text,
    ...(form ? await (await import('./read-form.ts')).readForm(conversationId, form) : {}),
    ...(variables ? { variables } : {}),
  }
  const saying = { agentId, conversationId, visitor, version: demo ?? ('live' as const), inbound }
  await sayWithFiles(saying, attachments, demo ? demoPorts : realPorts, {
    tell: (event) => out.send(event, eventId(event)),
  })
}
