import type { ServerResponse } from 'node:http'
import type { HostParts } from './host-parts.ts'
import type { HostedConversation } from './hosted-conversations.ts'
import { snapshotOf } from './snapshot-of.ts'

/** Sends what was answered after a message, once nothing is being answered. */
export const resumeStream = async (
  { streams }: HostParts,
  conversation: HostedConversation,
  after: string,
  response: ServerResponse,
): Promise<void> => {
  const send = streams.begin(response)
  await conversation.answering
  for (const message of conversation.messages)
    if (message.id > after && message.role !== 'visitor') send({ type: 'replace', message })
  send({ type: 'state', ...snapshotOf(conversation) })
  response.end()
}
