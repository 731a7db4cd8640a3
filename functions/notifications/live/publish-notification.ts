import { NotificationCreated } from '#events/notifications/events'
import { consumer } from '#lib/events/consumer'
import { topicName } from '#shared/notifications/live'
import { publishToTopic } from './publish-to-topic.ts'

/** Publishes new notifications to the workspace's open dashboards. Twice is harmless. */
export const handler = consumer(NotificationCreated, async ({ at, data: { workspaceId } }) =>
  publishToTopic(topicName({ kind: 'workspace', workspaceId }), { type: 'notified', workspaceId, at }),
)
