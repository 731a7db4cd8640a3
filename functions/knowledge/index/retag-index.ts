import { SourceTagged } from '#events/knowledge/events'
import { sources } from '#functions/knowledge/sources/store'
import { consumer } from '#lib/events/consumer'
import type { Chunk } from '#shared/knowledge/chunk'
import { changeIndex } from './change-index.ts'

/** Brings a source's tags and title into the index: those that it has now, so that deliveries in any order end alike. */
export const handler = consumer(SourceTagged, async ({ data: { workspaceId, agentId, sourceId } }) => {
  await changeIndex({
    agentId,
    workspaceId,
    edit: async (known) => {
      const current = await sources.get({ agentId, id: sourceId }, { consistent: true })
      const isThere = known.sources.some(({ id }) => id === sourceId)
      if (!current || !isThere) return undefined
      const { tags, title, type } = current
      // a page of a site keeps its own title
      const retitled = (chunk: Chunk) => (chunk.sourceId === sourceId && type !== 'site' ? { ...chunk, title } : chunk)
      return {
        ...known,
        chunks: known.chunks.map(retitled),
        sources: known.sources.map((source) => (source.id === sourceId ? { ...source, tags } : source)),
      }
    },
  })
})
