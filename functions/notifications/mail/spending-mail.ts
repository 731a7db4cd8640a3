import { notificationTitle } from '#functions/notifications/inbox/notification-title'
import type { Notification } from '#shared/notifications/schema'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { inlineText } from './quoted-text.ts'

interface SpendingWords {
  readonly limit: (title: string, agent: string) => string
  readonly change: string
  readonly why: string
}

const words: Readonly<Record<DashboardLanguage, SpendingWords>> = {
  en: {
    limit: (title, agent) =>
      `${title} (${agent}, today in UTC). At the limit the agent stops answering until midnight UTC.`,
    change: 'Change the limit:',
    why: 'You get this mail because you have this notification turned on. Turn it off under the bell, in the notification settings.',
  },
  de: {
    limit: (title, agent) =>
      `${title} (${agent}, heute nach UTC). Am Limit antwortet der Agent bis Mitternacht (UTC) nicht mehr.`,
    change: 'Limit ändern:',
    why: 'Sie erhalten diese E-Mail, weil Sie diese Benachrichtigung eingeschaltet haben. Ausschalten können Sie sie unter der Glocke, in den Einstellungen der Benachrichtigungen.',
  },
}

const MAX_TITLE = 120

/** The mail about an agent's spending on a day. `address` is that of the limit in the dashboard. */
export const spendingMail = (
  it: Notification,
  { address, language }: { address: string; language: DashboardLanguage },
) => {
  const { limit, change, why } = words[language]
  const agent = inlineText(it.agentTitle, MAX_TITLE)
  const title = notificationTitle(it, language)
  return {
    subject: agent ? `${agent}: ${title}` : title,
    text: `${limit(title, agent)}\n\n${change}\n${address}\n\n${why}\n`,
  }
}
