import { NotificationCreated } from '#events/notifications/events'
import { consumer } from '#lib/consumer'
import { topicName } from '#shared/notifications/live'
import { tellTopic } from './tell-topic.ts'

/** Tells a workspace's open dashboards that there are new notifications. Telling twice is harmless. */
export const handler = consumer(NotificationCreated, async ({ at, data: { workspaceId } }) =>
  tellTopic(topicName({ kind: 'workspace', workspaceId }), { type: 'notified', workspaceId, at }),
)
