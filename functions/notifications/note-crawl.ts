import { CrawlEnded } from '#events/knowledge/events'
import { consumer } from '#lib/consumer'
import { createNotification } from './create-notification.ts'

/** Notifies the team that a website is read and its pages wait to be chosen, or that nothing of it could be read. */
export const handler = consumer(CrawlEnded, async ({ id, at, data: { site, isRead, ...where } }) =>
  createNotification({ ...where, kind: isRead ? 'crawl-done' : 'crawl-failed', about: site, ts: at, eventId: id }),
)
