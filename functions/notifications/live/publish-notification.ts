import { NotificationCreated } from '#events/notifications/events'
import { consumer } from '#lib/events/consumer'
import { topicName } from '#shared/notifications/live'
import { pushToTopic } from './push-to-topic.ts'

/** Publishes new notifications to the workspace's open dashboards. Twice is harmless. */
export const handler = consumer(NotificationCreated, async ({ at, data: { workspaceId } }) =>
  pushToTopic(topicName({ kind: 'workspace', workspaceId }), { type: 'notified', workspaceId, at }),
)
