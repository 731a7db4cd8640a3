import { topicName } from '#shared/notifications/live'
import { pushToTopic } from './push-to-topic.ts'

export interface Change {
  readonly agentId: string
  readonly conversationId: string
  readonly messageId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Publishes a new message to the subscribers of its agent and its conversation. Twice is harmless. */
export const pushChange = async (change: Change): Promise<void> => {
  const message = { type: 'changed', ...change } as const
  await Promise.all([
    pushToTopic(topicName({ kind: 'agent', agentId: change.agentId }), message),
    pushToTopic(
      topicName({ kind: 'conversation', agentId: change.agentId, conversationId: change.conversationId }),
      message,
    ),
  ])
}
