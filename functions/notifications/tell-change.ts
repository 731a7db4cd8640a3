import { topicName } from '#shared/notifications/live'
import { tellTopic } from './tell-topic.ts'

export interface Change {
  readonly agentId: string
  readonly conversationId: string
  readonly messageId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Tells the listeners of an agent and of one conversation that a message is there. Telling twice is harmless. */
export const tellChange = async (change: Change): Promise<void> => {
  const message = { type: 'changed', ...change } as const
  await Promise.all([
    tellTopic(topicName({ kind: 'agent', agentId: change.agentId }), message),
    tellTopic(
      topicName({ kind: 'conversation', agentId: change.agentId, conversationId: change.conversationId }),
      message,
    ),
  ])
}
