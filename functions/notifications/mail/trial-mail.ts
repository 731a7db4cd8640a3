import { notificationTitle } from '#functions/notifications/inbox/notification-title'
import type { Notification } from '#shared/notifications/schema'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'

type TrialKind = 'trial-ends' | 'trial-ended' | 'trial-hosts-gone'

interface TrialWords extends Readonly<Record<TrialKind, string>> {
  readonly open: string
  readonly why: string
}

const words: Readonly<Record<DashboardLanguage, TrialWords>> = {
  en: {
    'trial-ends':
      'Until then nothing changes. After it your own domain keeps working for seven more days, then it leads to your product subdomain. Nothing that you set up is deleted.',
    'trial-ended':
      'Until that day your clients reach your portal at your own domain as before. Then it leads to your product subdomain. Nothing that you set up is deleted, and all of it is back with the whitelabel addon.',
    'trial-hosts-gone':
      'Your clients reach your portal there, with your name and your look. Nothing that you set up is deleted, and all of it is back with the whitelabel addon.',
    open: 'Your agency:',
    why: 'You get this mail because you have this notification turned on. Turn it off under the bell, in the notification settings.',
  },
  de: {
    'trial-ends':
      'Bis dahin ändert sich nichts. Danach funktioniert Ihre eigene Domain noch sieben Tage, dann führt sie auf Ihre Produkt-Subdomain. Nichts, was Sie eingerichtet haben, wird gelöscht.',
    'trial-ended':
      'Bis zu diesem Tag erreichen Ihre Kunden Ihr Portal unter Ihrer eigenen Domain wie bisher. Dann führt sie auf Ihre Produkt-Subdomain. Nichts, was Sie eingerichtet haben, wird gelöscht, und mit dem Whitelabel-Zusatz ist alles wieder da.',
    'trial-hosts-gone':
      'Ihre Kunden erreichen Ihr Portal dort, mit Ihrem Namen und Ihrem Aussehen. Nichts, was Sie eingerichtet haben, wird gelöscht, und mit dem Whitelabel-Zusatz ist alles wieder da.',
    open: 'Ihre Agentur:',
    why: 'Sie erhalten diese E-Mail, weil Sie diese Benachrichtigung eingeschaltet haben. Ausschalten können Sie sie unter der Glocke, in den Einstellungen der Benachrichtigungen.',
  },
}

/** The mail about the trial of whitelabel. `address` is that of the agency's settings. */
export const trialMail = (
  it: Notification,
  { address, language }: { address: string; language: DashboardLanguage },
) => {
  const { open, why, ...of } = words[language]
  const body = of[it.kind as TrialKind]
  return {
    subject: notificationTitle(it, language),
    text: `${notificationTitle(it, language)}.\n\n${body}\n\n${open}\n${address}\n\n${why}\n`,
  }
}
