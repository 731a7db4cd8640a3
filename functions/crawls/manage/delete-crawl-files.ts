import { CrawlDeleted } from '#events/crawls/events'
import { crawlPaths } from '#functions/crawls/crawl-paths'
import { consumer } from '#lib/events/consumer'
import { files } from '#lib/files'

/** Deletes a deleted crawl's files. */
export const handler = consumer(CrawlDeleted, async ({ data }) => {
  const store = await files()
  await store.remove(await store.list(crawlPaths.all(data)))
})
