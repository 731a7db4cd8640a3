import type { CrawlPage } from '#shared/crawls/schema'
import { noFilter, type PageFilter } from './page-filter.ts'

/** Whether a page has the filter's state, and its text in the title or the address. */
export const matchesFilter = ({ title, url, status }: CrawlPage, { text, state }: PageFilter): boolean =>
  (state === noFilter.state || status === state) && `${title} ${url}`.toLowerCase().includes(text.trim().toLowerCase())
