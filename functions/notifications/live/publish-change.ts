import { topicName } from '#shared/notifications/live'
import { publishToTeam } from './publish-to-team.ts'
import { publishToTopic } from './publish-to-topic.ts'

export interface Change {
  readonly agentId: string
  readonly conversationId: string
  /** Empty if no message was stored. */
  readonly messageId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Publishes a new message to the team, and without any content to the subscribers of its conversation. Twice is harmless. */
export const publishChange = async (change: Change): Promise<void> => {
  const { agentId, conversationId } = change
  await Promise.all([
    publishToTeam(change),
    publishToTopic(topicName({ kind: 'conversation', agentId, conversationId }), { type: 'changed', ...change }),
  ])
}
