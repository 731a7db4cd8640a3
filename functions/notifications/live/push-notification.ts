import { NotificationCreated } from '#events/notifications/events'
import { consumer } from '#lib/events/consumer'
import { topicName } from '#shared/notifications/live'
import { pushToTopic } from './push-to-topic.ts'

/** Tells a workspace's open dashboards that there are new notifications. Telling twice is harmless. */
export const handler = consumer(NotificationCreated, async ({ at, data: { workspaceId } }) =>
  pushToTopic(topicName({ kind: 'workspace', workspaceId }), { type: 'notified', workspaceId, at }),
)
