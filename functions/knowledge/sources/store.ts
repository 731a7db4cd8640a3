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
  /** A member gave the title, so the document's own does not replace it. */
  isNamed: z.boolean().optional(),
  url: z.string().optional(),
  fileName: z.string().optional(),
  uploadId: z.string().optional(),
  tags: z.array(z.string()),
  status: SourceStatus,
  step: ImportStep.optional(),
  /** The import that may change this source; a newer one makes an older one end without effect. */
  attempt: z.string(),
  chunkCount: z.number().int(),
  contentHash: z.string().optional(),
  bytes: z.number().int().optional(),
  pageCount: z.number().int().optional(),
  /** Of a site: the crawl that its pages come from, or that refreshes them right now. */
  crawlId: z.string().optional(),
  /** Of a site: the import whose pages answer right now; they and what is remembered of them carry its name. */
  siteAttempt: z.string().optional(),
  progress: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
  refreshEvery: RefreshEvery.default('never'),
  /** When a schedule refreshes it. */
  nextAt: z.number().int().optional(),
  failures: z.number().int().optional(),
  failingSince: z.number().int().optional(),
  /** The largest chunk that the indexed copy was cut for. */
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

/** Sources of one agent at most. */
export const MAX_SOURCES = 500
