import { eventId } from '#functions/conversations/messages/event-id'
import { sendWithAttachments } from '#functions/conversations/messages/send-with-attachments'
import { heads } from '#functions/conversations/store'
import { realPorts } from '#functions/conversations/turn/real-ports'
import type { StreamVerb } from '#lib/http/stream'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { TEST_VISITOR } from './test-visitor.ts'

/** Sends a member's message in a test conversation and streams the reply with its trace. */
export const sendTestMessage: StreamVerb<
  typeof routes,
  'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages'
> = async ({ agentId, conversationId, clientId, text, form, attachments = [] }, _, out) => {
  const head = await heads.get({ conversationId })
  // members cannot write as the visitor of a real conversation or a demo
  if (head?.agentId !== agentId || head.channel !== 'test') throw new Problem('not-found', conversationText('notFound'))
  const inbound = {
    channel: 'test' as const,
    providerId: clientId,
    text,
    ...(form
      ? await (await import('#functions/conversations/messages/read-form-answer')).readFormAnswer(conversationId, form)
      : {}),
  }
  const request = { agentId, conversationId, visitor: TEST_VISITOR, version: head.version, inbound }
  await sendWithAttachments(request, attachments, realPorts, {
    send: (event) => out.send(event, eventId(event)),
    trace: (trace) => out.send({ type: 'trace', trace }),
  })
}
