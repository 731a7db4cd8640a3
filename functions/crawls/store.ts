import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { CrawlPlan, CrawlStatus } from '#shared/crawls/schema'
import { ImportCode } from '#shared/documents/import-code'
import { CrawlEndCode } from './frontier/frontier.ts'

const StoredCrawl = z.object({
  workspaceId: z.string(),
  id: z.string(),
  /** The agent whose knowledge the pages are for; the wizard creates it later. */
  agentId: z.string(),
  plan: CrawlPlan,
  status: CrawlStatus,
  doing: z.string().optional(),
  lastTitle: z.string().optional(),
  found: z.number().int(),
  done: z.number().int(),
  read: z.number().int(),
  failed: z.number().int(),
  bytes: z.number().int(),
  milliCredits: z.number().int(),
  isFree: z.boolean(),
  /** Counted and charged batches, so that each is charged once. */
  batch: z.number().int(),
  /** Pages that the last batch was charged for. */
  lastPaid: z.number().int().optional(),
  startedAt: z.number().int(),
  /** A crawl that is read on has parts, of at most 1,000 pages each; absent in the first. */
  part: z.number().int().optional(),
  partStartedAt: z.number().int().optional(),
  endedAt: z.number().int().optional(),
  sourceId: z.string().optional(),
  /** The start of a running import of its pages, which needs its files. */
  importingSince: z.number().int().optional(),
  /** The import that a refresh is for. */
  attempt: z.string().optional(),
  /** Why it failed, or why it ended early. */
  failure: ImportCode.optional(),
  note: CrawlEndCode.optional(),
})
export type StoredCrawl = z.infer<typeof StoredCrawl>

/** The index lists crawls by time; crawls of refreshes are internal and not in it. */
export const crawls = entity<StoredCrawl, { workspaceId: string; id: string }>({
  name: 'crawl',
  parse: (item) => StoredCrawl.parse(item),
  key: keys.crawl,
  index: ({ workspaceId, id, startedAt, attempt }) =>
    attempt ? {} : { gsi1pk: crawlsOf(workspaceId), gsi1sk: `${String(startedAt).padStart(14, '0')}#${id}` },
})

export const crawlsOf = (workspaceId: string) => `CRAWLS#${workspaceId}` as const
