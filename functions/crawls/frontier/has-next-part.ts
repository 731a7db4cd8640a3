import { MAX_CRAWL_PAGES } from '#shared/crawls/schema'
import type { CrawlEndCode, Frontier } from './frontier.ts'

const ofOnePart: readonly (CrawlEndCode | undefined)[] = ['limit-pages', 'limit-bytes', 'limit-time']

/** Whether a refresh that ended with this note continues with another part: sites of over 1,000 pages have several. */
export const hasNextPart = ({ plan, part, entries, earlier }: Frontier, note: CrawlEndCode | undefined): boolean => {
  const fetched = entries.filter(({ status }) => status === 'read' || status === 'unchanged').length
  const inAll = fetched + (earlier?.read ?? 0) + (earlier?.unchanged ?? 0)
  return ofOnePart.includes(note) && inAll < plan.maxPages && part < Math.ceil(plan.maxPages / MAX_CRAWL_PAGES)
}
