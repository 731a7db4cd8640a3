import { externalVector } from '#functions/knowledge/index-format/vectors/external-vector'
import { vectorKey } from '#functions/knowledge/index-format/vectors/vector-key'
import type { KnownContents } from './known-contents.ts'
import { selectVectorStore } from './select-vector-store.ts'
import { FLAT_CHUNKS } from './store.ts'

interface Move {
  readonly agentId: string
  /** The version of the index that is about to be written. */
  readonly version: number
  /** They are in the store already: they stay there even if the agent's knowledge shrinks. */
  readonly isApart: boolean
}

/**
 * Moves a large agent's embeddings to the vector store and puts placeholders into the index. Unchanged chunks' embeddings
 * are there already and not stored again. Small agents keep theirs in the index, which is faster.
 */
export const moveVectors = async (contents: KnownContents, { agentId, version, isApart }: Move) => {
  const { chunks, embeddings, embeddingModel: model } = contents
  const store = await selectVectorStore()
  if (!store || !embeddings || !model || !(isApart || chunks.length > FLAT_CHUNKS)) return { contents, isApart: false }
  const fresh = chunks.flatMap((chunk, at) => {
    const vector = embeddings[at]
    return vector && vector !== externalVector
      ? [[vectorKey(chunk), { key: vectorKey(chunk), sourceId: chunk.sourceId, vector }] as const]
      : []
  })
  await store.put({ agentId, model }, [...new Map(fresh).values()], version)
  return { contents: { ...contents, embeddings: embeddings.map((vector) => vector && externalVector) }, isApart: true }
}
