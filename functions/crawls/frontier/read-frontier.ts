import * as z from 'zod'
import { crawlPaths } from '#functions/crawls/crawl-paths'
import { readJson } from '#lib/json-files'
import { Frontier, FrontierEntry } from './frontier.ts'

interface CrawlKey {
  readonly workspaceId: string
  readonly crawlId: string
}

/** The entries that earlier parts of a crawl finished. */
export const readFinished = async (crawl: CrawlKey, { earlier }: Frontier): Promise<readonly FrontierEntry[]> => {
  const numbers = Array.from({ length: earlier?.files ?? 0 }, (_, at) => at + 1)
  const read = await Promise.all(
    numbers.map((file) => readJson(z.array(FrontierEntry), crawlPaths.finished(crawl, file))),
  )
  return read.flatMap((entries) => entries ?? [])
}

/** A crawl's frontier with the entries of all its parts, for those who read it; the caller needs the prefix `crawls/`. */
export const readWholeFrontier = async (crawl: CrawlKey): Promise<Frontier | undefined> => {
  const frontier = await readJson(Frontier, crawlPaths.frontier(crawl))
  return frontier && { ...frontier, entries: [...(await readFinished(crawl, frontier)), ...frontier.entries] }
}
