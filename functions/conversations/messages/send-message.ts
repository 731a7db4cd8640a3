import { demoPorts } from '#functions/conversations/demo/demo-ports'
import { realPorts } from '#functions/conversations/turn/real-ports'
import { visitorKey } from '#functions/conversations/visitor-key'
import type { StreamVerb } from '#lib/http/stream'
import type { conversations as routes } from '#shared/conversations/routes'
import { eventId } from './event-id.ts'
import { sendWithAttachments } from './send-with-attachments.ts'

/** Gives a visitor's message to the turn, which stores it (turn/lease), and streams the reply as it is written. */
export const sendMessage: StreamVerb<
  typeof routes,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
> = async ({ agentId, conversationId, clientId, text, variables, form, attachments = [] }, { ip, actor }, out) => {
  const visitor = await visitorKey(agentId, ip)
  const demo = actor.kind === 'visitor' ? actor.demo : undefined
  const inbound = {
    channel: 'web' as const,
    providerId: clientId,
    text,
    ...(form ? await (await import('./read-form-answer.ts')).readFormAnswer(conversationId, form) : {}),
    ...(variables ? { variables } : {}),
  }
  const request = { agentId, conversationId, visitor, version: demo ?? ('live' as const), inbound }
  await sendWithAttachments(request, attachments, demo ? demoPorts : realPorts, {
    send: (event) => out.send(event, eventId(event)),
  })
}
