import { notificationTitle } from '#functions/notifications/inbox/notification-title'
import type { Notification } from '#shared/notifications/schema'
import { shortened } from '#shared/notifications/shortened'

/** A notification's text in the browser: the same words as in the dashboard's panel. */
export interface PushText {
  readonly title: string
  readonly body: string
}

export const pushText = (notification: Notification): PushText => {
  const { body, agentTitle } = notification
  return {
    title: shortened(notificationTitle(notification)),
    body: [body && `“${shortened(body)}”`, shortened(agentTitle)].filter(Boolean).join('\n'),
  }
}
