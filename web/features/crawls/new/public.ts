export { createCrawlMutation } from '#web/features/crawls/queries.ts'
export { crawlPlanOf, newCrawlDraft } from './crawl-draft.ts'
export { CrawlFields } from './crawl-fields.tsx'
