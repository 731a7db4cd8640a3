import { topicName } from '#shared/notifications/live'
import { publishToTopic } from './publish-to-topic.ts'

export interface Change {
  readonly agentId: string
  readonly conversationId: string
  readonly messageId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Publishes a new message to the subscribers of its agent and its conversation. Twice is harmless. */
export const publishChange = async (change: Change): Promise<void> => {
  const message = { type: 'changed', ...change } as const
  await Promise.all([
    publishToTopic(topicName({ kind: 'agent', agentId: change.agentId }), message),
    publishToTopic(
      topicName({ kind: 'conversation', agentId: change.agentId, conversationId: change.conversationId }),
      message,
    ),
  ])
}
