import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

/** One block of an index: an immutable file, and what of it counts. */
const IndexSegment = z.object({
  path: z.string(),
  /** Number of chunks, outdated ones included. */
  chunks: z.number().int(),
  /** Sources and pages of sites (see `partId`) whose chunks here are outdated: replaced by a later segment, or deleted. */
  masked: z.array(z.string()),
  /** Of its texts and headings; absent in pointers from before there were segments. */
  words: z.number().int().optional(),
  /** Some of its chunks have no embedding yet, because the provider failed. */
  lacksEmbeddings: z.boolean().optional(),
})
export type IndexSegment = z.infer<typeof IndexSegment>

const IndexPointer = z.object({
  agentId: z.string(),
  /** Raised with each swap, which is conditional on the previous version, so that concurrent imports lose no changes. */
  version: z.number().int(),
  /** Oldest first. */
  segments: z.array(IndexSegment),
  /** Number of chunks in all segments. */
  chunks: z.number().int(),
  /** A segment still contains knowledge that was deleted, not replaced. */
  hasDeleted: z.boolean().optional(),
  /** Tags of sources that changed after their chunks were written, by source; they replace those in the segments. */
  tags: z.record(z.string(), z.array(z.string()).readonly()).optional(),
  /** The model of its embeddings. */
  embeddingModel: z.string().optional(),
  /** The embeddings are in the vector store instead. */
  isApart: z.boolean().optional(),
})
export type IndexPointer = z.infer<typeof IndexPointer>

const SingleFile = z.looseObject({ path: z.string(), chunks: z.number().int() })

/** Earlier pointers name one file, which is the only segment. */
const withSegments = (item: unknown): unknown => {
  const { success, data } = SingleFile.safeParse(item)
  return success ? { ...data, segments: [{ path: data.path, chunks: data.chunks, masked: [] }] } : item
}

/** The index that an agent answers from. */
export const pointers = entity<IndexPointer, { agentId: string }>({
  name: 'knowledge-index',
  parse: (item) => IndexPointer.parse(withSegments(item)),
  key: keys.knowledgeIndex,
})

/** The maximum number of chunks per agent with embeddings in the index: 85 MB, of the 192 that a worker caches. */
export const FLAT_CHUNKS = 20_000
/** The maximum number of chunks per agent with embeddings in the vector store: terms and texts alone are 124 MB. */
export const MAX_CHUNKS = 50_000
