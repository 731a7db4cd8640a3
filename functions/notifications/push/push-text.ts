import { notificationMessages as messages } from '#shared/notifications/messages'
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
    title: shortened(titleOf(notification)),
    body: [body && `“${shortened(body)}”`, shortened(agentTitle)].filter(Boolean).join('\n'),
  }
}

const titleOf = ({ kind, about, score }: Notification): string => {
  switch (kind) {
    case 'rated-low':
      return messages[kind](about || messages.aVisitor, score ?? 1)
    case 'person-requested':
    case 'message-left':
      return messages[kind](about || messages.aVisitor)
    case 'source-failed':
    case 'source-imported':
      return messages[kind](about || messages.aSource)
    case 'credits-low':
    case 'crawl-done':
    case 'crawl-failed':
    case 'member-joined':
    case 'origin-refused':
      return messages[kind](about)
    case 'credits-used-up':
    case 'spend-guard-reached':
      return messages[kind]
  }
}
