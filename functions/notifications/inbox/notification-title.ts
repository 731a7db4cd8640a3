import { longDay } from '#shared/notifications/long-day'
import { percentOf } from '#shared/notifications/percent-of'
import type { Notification } from '#shared/notifications/schema'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { notificationWords } from './notification-words.ts'

/** A notification's title outside the dashboard, in the reader's language. */
export const notificationTitle = (
  { kind, about, score, spent }: Notification,
  language: DashboardLanguage = 'en',
): string => {
  const messages = notificationWords[language]
  const credits = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
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
    case 'channel-broken':
    case 'channel-degraded':
    case 'channel-mended':
      return messages[kind](about)
    case 'trial-ends':
    case 'trial-ended':
      return messages[kind](longDay(about, language))
    case 'credits-used-up':
    case 'trial-hosts-gone':
      return messages[kind]
    case 'spend-guard-alert':
      return spent
        ? messages[kind](percentOf(spent), credits.format(spent.credits), credits.format(spent.limit))
        : messages['spend-guard-reached']
    case 'spend-guard-reached':
      return spent ? messages['spend-guard-reached-of'](credits.format(spent.limit)) : messages[kind]
  }
}
