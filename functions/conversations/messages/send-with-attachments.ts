import type { MessageWithFiles } from '#functions/conversations/attachments/save-attachments'
import { handleMessage, type MessageRequest } from '#functions/conversations/turn/handle-message'
import type { Audience, Ports } from '#functions/conversations/turn/ports'
import { realPorts } from '#functions/conversations/turn/real-ports'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'

/** Says something that may carry files: they are kept before it is stored, and gone again when it was refused. */
export const sendWithAttachments = async (
  saying: MessageRequest,
  named: MessageWithFiles['attachments'],
  ports: Ports,
  audience: Audience,
): Promise<void> => {
  const kept = named.length > 0 ? await saveNamed(saying, named) : undefined
  const inbound = { ...saying.inbound, ...kept?.said }
  let isTold = false
  const send: Audience['send'] = (event) => {
    isTold = true
    audience.send(event)
  }
  try {
    await handleMessage({ ...saying, inbound }, ports, { ...audience, send })
  } catch (failure) {
    // the message was refused and is stored nowhere: nothing of the visitor's may stay behind
    if (failure instanceof Problem && !isTold) await kept?.undo()
    throw failure
  }
}

const saveNamed = async (
  { agentId, version, conversationId, inbound }: MessageRequest,
  attachments: MessageWithFiles['attachments'],
) => {
  const agent = await realPorts.agent(agentId, version)
  if (!agent) throw new Problem('not-found', conversationText('notFound'))
  // few messages carry files: a chat's start does not wait for what judges them
  const { saveAttachments } = await import('#functions/conversations/attachments/save-attachments')
  return saveAttachments(agent, conversationId, { text: inbound.text, attachments })
}
