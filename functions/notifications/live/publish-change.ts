import { topicName } from '#shared/notifications/live'
import { type Change, publishToTeam } from './publish-to-team.ts'
import { publishToTopic } from './publish-to-topic.ts'

/** Publishes a new message to the team, and without any content to the subscribers of its conversation. Twice is harmless. */
export const publishChange = async (change: Change): Promise<void> => {
  const { agentId, conversationId } = change
  await Promise.all([
    publishToTeam(change),
    publishToTopic(topicName({ kind: 'conversation', agentId, conversationId }), { type: 'changed', ...change }),
  ])
}
