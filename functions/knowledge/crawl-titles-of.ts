import { crawlPaths } from './crawl/crawl-paths.ts'
import { Frontier } from './crawl/frontier.ts'
import { readJson } from './crawl/json-files.ts'

/** Titles of the pages that a crawl read, in the order in which they were found. The caller needs the prefix `crawls/`. */
export const crawlTitlesOf = async (it: {
  readonly workspaceId: string
  readonly crawlId: string
}): Promise<string[]> => {
  const frontier = await readJson(Frontier, crawlPaths.frontier(it))
  return (frontier?.entries ?? []).flatMap(({ status, title }) => (status === 'read' && title ? [title] : []))
}
