import { crawlPaths } from '#functions/crawls/crawl-paths'
import { Frontier } from '#functions/crawls/frontier/frontier'
import { readJson } from '#lib/json-files'

/** Titles of a crawl's fetched pages, in order of discovery. The caller needs the prefix `crawls/`. */
export const listPageTitles = async (it: {
  readonly workspaceId: string
  readonly crawlId: string
}): Promise<string[]> => {
  const frontier = await readJson(Frontier, crawlPaths.frontier(it))
  return (frontier?.entries ?? []).flatMap(({ status, title }) => (status === 'read' && title ? [title] : []))
}
