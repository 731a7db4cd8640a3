import type { StreamVerb } from '#lib/stream'
import { conversationMessages } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { demoPorts } from './demo-ports.ts'
import type { Sent } from './keep-attachments.ts'
import { realPorts } from './real-ports.ts'
import { eventId } from './turn/event-id.ts'
import type { Audience } from './turn/ports.ts'
import { say } from './turn/say.ts'
import { visitorKey } from './visitor-key.ts'

/** A visitor says something and hears the answer as it is written. */
export const saySomething: StreamVerb<
  typeof routes,
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
> = async (
  { agentId, conversationId, clientId, text, variables, form, attachments: named = [] },
  { ip, actor },
  out,
) => {
  const visitor = await visitorKey(agentId, ip)
  const demo = actor.kind === 'visitor' ? actor.demo : undefined
  const version = demo ?? ('live' as const)
  const kept =
    named.length > 0 ? await keepNamed(agentId, version, conversationId, { text, attachments: named }) : undefined
  const inbound = {
    channel: 'web' as const,
    providerId: clientId,
    text,
    ...(form ? await (await import('./read-form.ts')).readForm(conversationId, form) : {}),
    ...(variables ? { variables } : {}),
    ...kept?.said,
  }
  const saying = { agentId, conversationId, visitor, version, inbound }
  let isTold = false
  const tell: Audience['tell'] = (event) => {
    isTold = true
    out.send(event, eventId(event))
  }
  try {
    await say(saying, demo ? demoPorts : realPorts, { tell })
  } catch (failure) {
    // the message was refused and is stored nowhere: nothing of the visitor's may stay behind
    if (failure instanceof Problem && !isTold) await kept?.undo()
    throw failure
  }
}

const keepNamed = async (agentId: string, version: 'live' | 'draft', conversationId: string, sent: Sent) => {
  const agent = await realPorts.agent(agentId, version)
  if (!agent) throw new Problem('not-found', conversationMessages.notFound)
  // few messages carry files: a chat's start does not wait for what judges them
  const { keepAttachments } = await import('./keep-attachments.ts')
  return keepAttachments(agent, conversationId, sent)
}
