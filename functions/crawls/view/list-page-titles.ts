import { readWholeFrontier } from '#functions/crawls/frontier/read-frontier'

/** Titles of a crawl's fetched pages, in order of discovery. The caller needs the prefix `crawls/`. */
export const listPageTitles = async (it: {
  readonly workspaceId: string
  readonly crawlId: string
}): Promise<string[]> => {
  const frontier = await readWholeFrontier(it)
  return (frontier?.entries ?? []).flatMap(({ status, title }) => (status === 'read' && title ? [title] : []))
}
