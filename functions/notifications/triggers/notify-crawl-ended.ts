import { CrawlEnded } from '#events/crawls/events'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'

/** Notifies the team that a crawl ended: its pages are ready to import, or none could be fetched. */
export const handler = consumer(CrawlEnded, async ({ id, at, data: { site, isRead, ...where } }) =>
  createNotification({ ...where, kind: isRead ? 'crawl-done' : 'crawl-failed', about: site, ts: at, eventId: id }),
)
