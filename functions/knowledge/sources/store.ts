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
  /** Somebody gave the title, so the document's own does not replace it. */
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
  /** Of a site: the crawl that its pages come from, or that is looking at them again right now. */
  crawlId: z.string().optional(),
  /** Of a site: the import whose pages answer right now; they and what is remembered of them carry its name. */
  siteAttempt: z.string().optional(),
  progress: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
  refreshEvery: RefreshEvery.default('never'),
  /** When a schedule looks at it again. */
  nextAt: z.number().int().optional(),
  failures: z.number().int().optional(),
  failingSince: z.number().int().optional(),
  /** The largest passage that the indexed copy was cut for. */
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

const IndexPointer = z.object({
  agentId: z.string(),
  /** Goes up by one with each swap, which is conditional on the one before: two imports never lose one another's work. */
  version: z.number().int(),
  path: z.string(),
  chunks: z.number().int(),
  /** The model whose embeddings are inside. */
  embeddingModel: z.string().optional(),
  /** The embeddings lie in the vector store instead. */
  isApart: z.boolean().optional(),
})
export type IndexPointer = z.infer<typeof IndexPointer>

/** Which index an agent answers from. */
export const pointers = entity<IndexPointer, { agentId: string }>({
  name: 'knowledge-index',
  parse: (item) => IndexPointer.parse(item),
  key: keys.knowledgeIndex,
})

export const MAX_SOURCES = 500
/** Passages of one agent with their embeddings in the index: 85 MB, of the 192 that a worker keeps. */
export const FLAT_CHUNKS = 20_000
/** Passages of one agent whose embeddings lie in the vector store: the words and texts alone are 124 MB. */
export const MAX_CHUNKS = 50_000
