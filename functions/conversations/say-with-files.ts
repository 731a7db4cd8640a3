import { conversationMessages } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import type { Sent } from './keep-attachments.ts'
import { realPorts } from './real-ports.ts'
import type { Audience, Ports } from './turn/ports.ts'
import { type Saying, say } from './turn/say.ts'

/** Says something that may carry files: they are kept before it is stored, and gone again when it was refused. */
export const sayWithFiles = async (
  saying: Saying,
  named: Sent['attachments'],
  ports: Ports,
  audience: Audience,
): Promise<void> => {
  const kept = named.length > 0 ? await keepNamed(saying, named) : undefined
  const inbound = { ...saying.inbound, ...kept?.said }
  let isTold = false
  const tell: Audience['tell'] = (event) => {
    isTold = true
    audience.tell(event)
  }
  try {
    await say({ ...saying, inbound }, ports, { ...audience, tell })
  } catch (failure) {
    // the message was refused and is stored nowhere: nothing of the visitor's may stay behind
    if (failure instanceof Problem && !isTold) await kept?.undo()
    throw failure
  }
}

const keepNamed = async ({ agentId, version, conversationId, inbound }: Saying, attachments: Sent['attachments']) => {
  const agent = await realPorts.agent(agentId, version)
  if (!agent) throw new Problem('not-found', conversationMessages.notFound)
  // few messages carry files: a chat's start does not wait for what judges them
  const { keepAttachments } = await import('./keep-attachments.ts')
  return keepAttachments(agent, conversationId, { text: inbound.text, attachments })
}
