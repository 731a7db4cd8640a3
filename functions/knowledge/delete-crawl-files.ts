import { CrawlDeleted } from '#events/knowledge/events'
import { consumer } from '#lib/consumer'
import { files } from '#lib/files'
import { crawlPaths } from './crawl/crawl-paths.ts'

/** Deletes everything that a deleted crawl left in the files bucket. */
export const handler = consumer(CrawlDeleted, async ({ data }) => {
  const store = await files()
  await store.remove(await store.list(crawlPaths.all(data)))
})
