import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { CrawlPlan, CrawlStatus } from '#shared/crawls/schema'
import { ImportCode } from '#shared/documents/import-code'
import { CrawlEndCode } from './frontier/frontier.ts'

const StoredCrawl = z.object({
  workspaceId: z.string(),
  id: z.string(),
  /** The agent that its pages are for; the wizard's is made later. */
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
  /** Batches that were counted and paid for: each once, whatever is done twice. */
  batch: z.number().int(),
  /** Pages that the last batch could pay for. */
  lastPaid: z.number().int().optional(),
  startedAt: z.number().int(),
  endedAt: z.number().int().optional(),
  sourceId: z.string().optional(),
  /** When an import of its pages began that has not ended yet: its files are needed. */
  importingSince: z.number().int().optional(),
  /** Of a refresh: the import that its source waits for. */
  attempt: z.string().optional(),
  /** Why it failed, or why it ended early. */
  failure: ImportCode.optional(),
  note: CrawlEndCode.optional(),
})
export type StoredCrawl = z.infer<typeof StoredCrawl>

/** Newest first by the index; a refresh has no place there, it is its source's own business. */
export const crawls = entity<StoredCrawl, { workspaceId: string; id: string }>({
  name: 'crawl',
  parse: (item) => StoredCrawl.parse(item),
  key: keys.crawl,
  index: ({ workspaceId, id, startedAt, attempt }) =>
    attempt ? {} : { gsi1pk: crawlsOf(workspaceId), gsi1sk: `${String(startedAt).padStart(14, '0')}#${id}` },
})

export const crawlsOf = (workspaceId: string): string => `CRAWLS#${workspaceId}`
