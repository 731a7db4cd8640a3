import { notificationTitle } from '#functions/notifications/inbox/notification-title'
import type { Notification } from '#shared/notifications/schema'
import { shortened } from '#shared/notifications/shortened'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'

/** A notification's text in the browser: the same words as in the dashboard's panel, in the reader's language. */
export interface PushText {
  readonly title: string
  readonly body: string
}

const quote: Readonly<Record<DashboardLanguage, (text: string) => string>> = {
  en: (text) => `“${text}”`,
  de: (text) => `„${text}“`,
}

export const pushText = (notification: Notification, language: DashboardLanguage): PushText => {
  const { body, agentTitle } = notification
  return {
    title: shortened(notificationTitle(notification, language)),
    body: [body && quote[language](shortened(body)), shortened(agentTitle)].filter(Boolean).join('\n'),
  }
}
