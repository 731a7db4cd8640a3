import { SourceTagged } from '#events/knowledge/events'
import { consumer } from '#lib/consumer'
import { changeIndex } from './change-index.ts'
import { sources } from './store.ts'

/** Brings a source's tags into the index: those that it has now, so that deliveries in any order end alike. */
export const handler = consumer(SourceTagged, async ({ data: { workspaceId, agentId, sourceId } }) => {
  await changeIndex({
    agentId,
    workspaceId,
    edit: async (known) => {
      const tags = (await sources.get({ agentId, id: sourceId }, { consistent: true }))?.tags
      const isThere = known.sources.some(({ id }) => id === sourceId)
      if (!tags || !isThere) return undefined
      return {
        ...known,
        sources: known.sources.map((source) => (source.id === sourceId ? { ...source, tags } : source)),
      }
    },
  })
})
