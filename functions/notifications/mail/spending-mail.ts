import { notificationTitle } from '#functions/notifications/inbox/notification-title'
import { percentOf } from '#shared/notifications/percent-of'
import type { Notification } from '#shared/notifications/schema'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { inlineText } from './quoted-text.ts'

interface SpendingWords {
  readonly title: (it: Notification) => string
  readonly limit: (title: string, agent: string) => string
  readonly change: string
  readonly why: string
}

const credits = new Intl.NumberFormat('de', { maximumFractionDigits: 1 })

const germanTitle = ({ kind, spent }: Notification): string => {
  if (!spent) return 'Die Ausgabengrenze des Tages ist erreicht'
  const limit = credits.format(spent.limit)
  return kind === 'spend-guard-alert'
    ? `${percentOf(spent)} % des Tageslimits verbraucht: ${credits.format(spent.credits)} von ${limit}`
    : `Das Tageslimit von ${limit} Credits ist erreicht`
}

const words: Readonly<Record<DashboardLanguage, SpendingWords>> = {
  en: {
    title: notificationTitle,
    limit: (title, agent) =>
      `${title} (${agent}, today in UTC). At the limit the agent stops answering until midnight UTC.`,
    change: 'Change the limit:',
    why: 'You get this mail because you have this notification turned on. Turn it off under the bell, in the notification settings.',
  },
  de: {
    title: germanTitle,
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
  const { title: titleOf, limit, change, why } = words[language]
  const agent = inlineText(it.agentTitle, MAX_TITLE)
  const title = titleOf(it)
  return {
    subject: agent ? `${agent}: ${title}` : title,
    text: `${limit(title, agent)}\n\n${change}\n${address}\n\n${why}\n`,
  }
}
