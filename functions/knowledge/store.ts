import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { ImportCode } from '#shared/documents/import-code'
import { ImportStep, RefreshEvery, SourceStatus, SourceType } from '#shared/knowledge/schema'

const StoredSource = z.object({
  agentId: z.string(),
  id: z.string(),
  workspaceId: z.string(),
  type: SourceType,
  title: z.string(),
  /** A member gave the title, so an import does not replace it. */
  isNamed: z.boolean().optional(),
  url: z.string().optional(),
  fileName: z.string().optional(),
  uploadId: z.string().optional(),
  tags: z.array(z.string()),
  status: SourceStatus,
  step: ImportStep.optional(),
  /** The current import; older ones end without effect. */
  attempt: z.string(),
  chunkCount: z.number().int(),
  contentHash: z.string().optional(),
  bytes: z.number().int().optional(),
  pageCount: z.number().int().optional(),
  /** For a site: the crawl that its pages come from, or that is refreshing them. */
  crawlId: z.string().optional(),
  /** For a site: the import whose pages are indexed; its id names their files and the snapshot. */
  siteAttempt: z.string().optional(),
  progress: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
  refreshEvery: RefreshEvery.default('never'),
  /** The next scheduled refresh. */
  nextAt: z.number().int().optional(),
  failures: z.number().int().optional(),
  failingSince: z.number().int().optional(),
  /** The maximum chunk size of the indexed copy. */
  maxChunkSize: z.number().int().optional(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  createdAt: z.number().int(),
  startedAt: z.number().int(),
  lastOkAt: z.number().int().optional(),
  errorCode: ImportCode.optional(),
})
export type StoredSource = z.infer<typeof StoredSource>

export const sources = entity<StoredSource, { agentId: string; id: string }>({
  name: 'source',
  parse: (item) => StoredSource.parse(item),
  key: keys.source,
})

/** The maximum number of sources per agent. */
export const MAX_SOURCES = 500
