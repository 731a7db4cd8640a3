import { crawlPaths } from '#functions/crawls/crawl-paths'
import { readWholeFrontier } from '#functions/crawls/frontier/read-frontier'
import { PageFile } from '#functions/crawls/pages/page-file'
import { readJson } from '#lib/json-files'

/** The fetched pages of a small crawl with their texts, in order of discovery. The caller needs the prefix `crawls/`. */
export const readPageFiles = async (crawl: {
  readonly workspaceId: string
  readonly crawlId: string
}): Promise<PageFile[]> => {
  const frontier = await readWholeFrontier(crawl)
  const read = (frontier?.entries ?? []).filter(({ status }) => status === 'read')
  const pages = await Promise.all(read.map(({ id }) => readJson(PageFile, crawlPaths.page({ ...crawl, pageId: id }))))
  return pages.filter((page) => page !== undefined)
}
