import { PairChanged } from '#events/knowledge/events'
import { changeIndex } from '#functions/knowledge/index/change-index'
import { embedMissing } from '#functions/knowledge/index/embed-missing'
import type { KnownContents } from '#functions/knowledge/index/known-contents'
import type { IndexDelta } from '#functions/knowledge/index/segments/index-delta'
import { selectEmbedder } from '#functions/knowledge/index/select-embedder'
import { consumer } from '#lib/events/consumer'
import type { Pair } from '#shared/knowledge/pairs'
import { allPairs } from './all-pairs.ts'
import { chunkOfPair, isPairSource } from './chunk-of-pair.ts'

/**
 * Updates an agent's Q&As in the index: all that differ from the current ones, so that order and number of deliveries do not
 * matter, and of many changes in a row the first delivery does the work.
 */
export const handler = consumer(PairChanged, async ({ data: { workspaceId, agentId } }) => {
  const embedder = await selectEmbedder()
  await changeIndex({
    agentId,
    workspaceId,
    edit: async (known) => differences(await known.contentsOf(isPairSource), await allPairs(agentId)),
    embedding: { model: embedder?.model, addMissing: embedMissing(embedder) },
  })
})

/** What leads from the indexed Q&As to the current ones; nothing if they are the same. */
const differences = (indexed: KnownContents, pairs: readonly Pair[]): IndexDelta | undefined => {
  const before = new Map(
    indexed.chunks.map((chunk) => {
      const tags = indexed.sources.find(({ id }) => id === chunk.sourceId)?.tags ?? []
      return [chunk.sourceId, JSON.stringify({ chunk, tags })]
    }),
  )
  const current = pairs.map((pair) => ({ chunk: chunkOfPair(pair), tags: pair.tags }))
  const changed = current.filter((one) => before.get(one.chunk.sourceId) !== JSON.stringify(one))
  const kept = new Set(current.map(({ chunk }) => chunk.sourceId))
  const replaced = [
    ...changed.map(({ chunk }) => chunk.sourceId).filter((id) => before.has(id)),
    ...[...before.keys()].filter((id) => !kept.has(id)),
  ]
  if (changed.length === 0 && replaced.length === 0) return undefined
  return {
    sources: changed.map(({ chunk, tags }) => ({ id: chunk.sourceId, tags })),
    chunks: changed.map(({ chunk }) => chunk),
    replaced,
  }
}
