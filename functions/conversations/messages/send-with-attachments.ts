import type { MessageWithFiles } from '#functions/conversations/attachments/save-attachments'
import { handleMessage, type MessageRequest } from '#functions/conversations/turn/handle-message'
import { expectedRefusal } from '#functions/conversations/turn/lease/expected-refusal'
import type { Audience, Ports } from '#functions/conversations/turn/ports'
import { throwRefusal } from '#functions/conversations/turn/throw-refusal'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'

/** Handles a message that may have files: they are saved before the message is stored, and deleted when it is refused. */
export const sendWithAttachments = async (
  request: MessageRequest,
  files: MessageWithFiles['attachments'],
  ports: Ports,
  audience: Audience,
): Promise<void> => {
  const saved = files.length > 0 ? await saveFiles(request, files, ports) : undefined
  const inbound = { ...request.inbound, ...saved?.content }
  let hasSent = false
  const send: Audience['send'] = (event) => {
    hasSent = true
    audience.send(event)
  }
  try {
    await handleMessage({ ...request, inbound }, ports, { ...audience, send })
  } catch (failure) {
    // a refused message is stored nowhere, so its files must not remain either
    if (failure instanceof Problem && !hasSent) await saved?.undo()
    throw failure
  }
}

const saveFiles = async (
  { agentId, version, conversationId, visitor, inbound }: MessageRequest,
  attachments: MessageWithFiles['attachments'],
  ports: Ports,
) => {
  const agent = await ports.agent(agentId, version)
  if (!agent) throw new Problem('not-found', conversationText('notFound'))
  // before a voice note is transcribed, which is charged also when its message is refused
  const refused = await expectedRefusal({ agent, conversationId, visitor }, inbound.providerId)
  if (refused) await throwRefusal(conversationId, refused)
  // loaded late: few messages have files, and a cold start should not wait for this code
  const { saveAttachments } = await import('#functions/conversations/attachments/save-attachments')
  return saveAttachments(agent, conversationId, { text: inbound.text, attachments })
}
