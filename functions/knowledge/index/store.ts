import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const IndexPointer = z.object({
  agentId: z.string(),
  /** Raised with each swap, which is conditional on the previous version, so that concurrent imports lose no changes. */
  version: z.number().int(),
  path: z.string(),
  chunks: z.number().int(),
  /** The model of its embeddings. */
  embeddingModel: z.string().optional(),
  /** The embeddings are in the vector store instead. */
  isApart: z.boolean().optional(),
})
export type IndexPointer = z.infer<typeof IndexPointer>

/** The index that an agent answers from. */
export const pointers = entity<IndexPointer, { agentId: string }>({
  name: 'knowledge-index',
  parse: (item) => IndexPointer.parse(item),
  key: keys.knowledgeIndex,
})

/** The maximum number of chunks per agent with embeddings in the index: 85 MB, of the 192 that a worker caches. */
export const FLAT_CHUNKS = 20_000
/** The maximum number of chunks per agent with embeddings in the vector store: terms and texts alone are 124 MB. */
export const MAX_CHUNKS = 50_000
