import { longDay } from '#shared/notifications/long-day'
import { percentOf } from '#shared/notifications/percent-of'
import type { Notification } from '#shared/notifications/schema'
import { shortened } from '#shared/notifications/shortened'
import { t } from '#web/features/notifications/t.ts'
import { count } from '#web/lib/format/count.ts'
import { dateLocale } from '#web/lib/words/language.ts'

const titleOf = ({ kind, about, score, spent }: Notification): string => {
  switch (kind) {
    case 'rated-low':
      return t(kind, about || t('aVisitor'), score ?? 1)
    case 'person-requested':
    case 'message-left':
      return t(kind, about || t('aVisitor'))
    case 'source-failed':
    case 'source-imported':
      return t(kind, about || t('aSource'))
    case 'credits-low':
    case 'crawl-done':
    case 'crawl-failed':
    case 'member-joined':
    case 'origin-refused':
    case 'channel-broken':
    case 'channel-degraded':
    case 'channel-mended':
      return t(kind, about)
    case 'trial-ends':
    case 'trial-ended':
      return t(kind, longDay(about, dateLocale))
    case 'credits-used-up':
    case 'trial-hosts-gone':
      return t(kind)
    case 'spend-guard-alert':
      return spent ? t(kind, percentOf(spent), count(spent.credits), count(spent.limit)) : t('spend-guard-reached')
    case 'spend-guard-reached':
      return spent ? t('spend-guard-reached-of', count(spent.limit)) : t(kind)
  }
}

/** A notification's text, in the page's language and shortened to the space. */
export const notificationText = (notification: Notification): { readonly title: string; readonly body: string } => ({
  title: shortened(titleOf(notification)),
  body: shortened(notification.cause ? t(`cause.${notification.cause}`) : notification.body),
})
