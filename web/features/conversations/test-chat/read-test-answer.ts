import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { streamFrom } from '#web/lib/api/stream.ts'
import { answerError } from './answer-error.ts'
import { addVisitorMessage, applyEvent, type TestChat, type VisitorInput } from './test-chat.ts'

interface TestMessage {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string
  readonly clientId: string
  readonly input: VisitorInput
}

type ChangeChat = (change: (before: TestChat) => TestChat) => void

/**
 * Sends a message and reads the answer into the chat; `onAccepted` is called when the server has the message. Throws when the
 * server refused it, without words after Stop.
 */
export const readTestAnswer = async (
  { region, agentId, conversationId, clientId, input }: TestMessage,
  changeChat: ChangeChat,
  signal: AbortSignal,
  onAccepted?: () => void,
): Promise<void> => {
  changeChat((before) => addVisitorMessage(before, input, clientId, Date.now()))
  let isAccepted = false
  try {
    const { attachments, ...words } = input
    const events = streamFrom(
      region,
      'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages',
      { agentId, conversationId, clientId, ...words, attachments: attachments?.map(({ id, name }) => ({ id, name })) },
      signal,
    )
    for await (const event of events) {
      changeChat((before) => applyEvent(before, event))
      if (event.type !== 'accepted') continue
      isAccepted = true
      onAccepted?.()
    }
    changeChat((before) => (before.writing ? { ...before, writing: undefined } : before))
  } catch (error) {
    if (!isAccepted) throw signal.aborted ? new Problem('unavailable', '') : error
    const problem = signal.aborted ? undefined : answerError(error)
    changeChat((before) => ({ ...before, writing: undefined, problem }))
  }
}
