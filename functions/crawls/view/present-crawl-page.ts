import type { FrontierEntry } from '#functions/crawls/frontier/frontier'
import type { CrawlPage } from '#shared/crawls/schema'
import { importText } from '#shared/documents/import-messages'

/** An address of a crawl as its team sees it; `undefined` before it is fetched. */
export const presentCrawlPage = (entry: FrontierEntry): CrawlPage | undefined => {
  const { id, url, depth, status, title = '', characters = 0, preview, duplicateOf, code } = entry
  if (!status) return undefined
  return {
    id,
    url,
    title: title || url,
    status,
    characters,
    depth,
    ...(preview ? { preview } : {}),
    ...(duplicateOf ? { duplicateOf } : {}),
    ...(code ? { error: { code, ...importText(code) } } : {}),
  }
}
