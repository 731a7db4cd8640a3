import type { StreamVerb } from '#lib/stream'
import { conversationMessages } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { realPorts } from './real-ports.ts'
import { sayWithFiles } from './say-with-files.ts'
import { TEST_VISITOR } from './test-visitor.ts'
import { eventId } from './turn/event-id.ts'
import { heads } from './turn/store.ts'

/** The team says something in its test conversation and sees, besides the answer, how it came about. */
export const sayInTest: StreamVerb<
  typeof routes,
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages'
> = async ({ agentId, conversationId, clientId, text, form, attachments = [] }, _, out) => {
  const head = await heads.get({ conversationId })
  // a visitor's conversation is not the team's to write in as the visitor, nor is a demo's
  if (head?.agentId !== agentId || head.channel !== 'test')
    throw new Problem('not-found', conversationMessages.notFound)
  const inbound = {
    channel: 'test' as const,
    providerId: clientId,
    text,
    ...(form ? await (await import('./read-form.ts')).readForm(conversationId, form) : {}),
  }
  const saying = { agentId, conversationId, visitor: TEST_VISITOR, version: head.version, inbound }
  await sayWithFiles(saying, attachments, realPorts, {
    tell: (event) => out.send(event, eventId(event)),
    trace: (trace) => out.send({ type: 'trace', trace }),
  })
}
