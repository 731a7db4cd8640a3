import { PairChanged } from '#events/knowledge/events'
import { changeIndex } from '#functions/knowledge/index/change-index'
import { embedMissing } from '#functions/knowledge/index/embed-missing'
import type { KnownContents } from '#functions/knowledge/index/known-contents'
import { selectEmbedder } from '#functions/knowledge/index/select-embedder'
import { consumer } from '#lib/events/consumer'
import { allPairs } from './all-pairs.ts'
import { chunkOfPair, isPairSource } from './chunk-of-pair.ts'

/**
 * Updates an agent's Q&As in the index: all current ones, so that order and number of deliveries do not matter, and of many
 * changes in a row the first delivery does the work.
 */
export const handler = consumer(PairChanged, async ({ data: { workspaceId, agentId } }) => {
  const embed = embedMissing(await selectEmbedder())
  await changeIndex({
    agentId,
    workspaceId,
    edit: async (known) => {
      const pairs = await allPairs(agentId)
      const chunks = pairs.map(chunkOfPair)
      const sources = pairs.map((pair) => ({ id: chunkOfPair(pair).sourceId, tags: pair.tags }))
      const before = {
        chunks: known.chunks.filter(({ sourceId }) => isPairSource(sourceId)),
        sources: known.sources.filter(({ id }) => isPairSource(id)),
      }
      if (JSON.stringify(before) === JSON.stringify({ chunks, sources })) return undefined
      return await embed(withAll(known, { chunks, sources }))
    },
  })
})

/** The contents with all Q&As replaced; an unchanged one keeps its embedding. */
const withAll = (known: KnownContents, { chunks, sources }: Pick<KnownContents, 'chunks' | 'sources'>) => {
  const current = known.chunks.map((chunk, index) => ({ chunk, embedding: known.embeddings?.[index] }))
  const embedded = new Map(current.map(({ chunk, embedding }) => [chunk.hash, embedding]))
  const others = current.filter(({ chunk }) => !isPairSource(chunk.sourceId))
  const all = [...others, ...chunks.map((chunk) => ({ chunk, embedding: embedded.get(chunk.hash) }))]
  return {
    ...known,
    sources: [...known.sources.filter(({ id }) => !isPairSource(id)), ...sources],
    chunks: all.map(({ chunk }) => chunk),
    embeddings: all.map(({ embedding }) => embedding),
  }
}
