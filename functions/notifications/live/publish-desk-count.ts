import { countDesk } from '#features/conversations'
import { topicName } from '#shared/notifications/live'
import { publishToTopic } from './publish-to-topic.ts'

/**
 * Publishes how many conversations wait for an agent's team, after a change that may have changed it. It is counted once, and only
 * if a dashboard is open; a count that comes late is corrected by the next one.
 */
export const publishDeskCount = async (workspaceId: string, agentId: string): Promise<void> => {
  let counting: Promise<number> | undefined
  await publishToTopic(topicName({ kind: 'desk', agentId }), async () => {
    counting ??= countDesk(workspaceId, agentId)
    return { type: 'desk', agentId, count: await counting }
  })
}
