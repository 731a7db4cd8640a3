import { SourceTagged } from '#events/knowledge/events'
import { sources } from '#functions/knowledge/store'
import { consumer } from '#lib/events/consumer'
import type { Chunk } from '#shared/knowledge/chunk'
import { changeIndex } from './change-index.ts'

/** Updates a source's tags and title in the index: the current ones, so that the order of deliveries does not matter. */
export const handler = consumer(SourceTagged, async ({ data: { workspaceId, agentId, sourceId } }) => {
  await changeIndex({
    agentId,
    workspaceId,
    edit: async (known) => {
      const current = await sources.get({ agentId, id: sourceId }, { consistent: true })
      const isThere = known.sources.some(({ id }) => id === sourceId)
      if (!current || !isThere) return undefined
      const { tags, title, type } = current
      // pages of a site keep their own titles
      const retitled = (chunk: Chunk) => (chunk.sourceId === sourceId && type !== 'site' ? { ...chunk, title } : chunk)
      return {
        ...known,
        chunks: known.chunks.map(retitled),
        sources: known.sources.map((source) => (source.id === sourceId ? { ...source, tags } : source)),
      }
    },
  })
})
