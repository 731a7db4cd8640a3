import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

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

/** Passages of one agent with their embeddings in the index: 85 MB, of the 192 that a worker keeps. */
export const FLAT_CHUNKS = 20_000
/** Passages of one agent whose embeddings lie in the vector store: the words and texts alone are 124 MB. */
export const MAX_CHUNKS = 50_000
