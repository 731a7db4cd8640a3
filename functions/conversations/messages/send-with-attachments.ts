import type { MessageWithFiles } from '#functions/conversations/attachments/save-attachments'
import { handleMessage, type MessageRequest } from '#functions/conversations/turn/handle-message'
import type { Audience, Ports } from '#functions/conversations/turn/ports'
import { realPorts } from '#functions/conversations/turn/real-ports'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'

/** Handles a message that may have files: they are saved before the message is stored, and deleted when it is refused. */
export const sendWithAttachments = async (
  request: MessageRequest,
  files: MessageWithFiles['attachments'],
  ports: Ports,
  audience: Audience,
): Promise<void> => {
  const saved = files.length > 0 ? await saveFiles(request, files) : undefined
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
  { agentId, version, conversationId, inbound }: MessageRequest,
  attachments: MessageWithFiles['attachments'],
) => {
  const agent = await realPorts.agent(agentId, version)
  if (!agent) throw new Problem('not-found', conversationText('notFound'))
  // loaded late: few messages have files, and a cold start should not wait for this code
  const { saveAttachments } = await import('#functions/conversations/attachments/save-attachments')
  return saveAttachments(agent, conversationId, { text: inbound.text, attachments })
}
