import { SourceTagged } from '#events/knowledge/events'
import { sourceOfPart } from '#functions/knowledge/index-format/part-id'
import { sources } from '#functions/knowledge/store'
import { consumer } from '#lib/events/consumer'
import { changeIndex } from './change-index.ts'

/** Updates a source's tags and title in the index: the current ones, so that the order of deliveries does not matter. */
export const handler = consumer(SourceTagged, async ({ data: { workspaceId, agentId, sourceId } }) => {
  await changeIndex({
    agentId,
    workspaceId,
    edit: async (known) => {
      const current = await sources.get({ agentId, id: sourceId }, { consistent: true })
      const { sources: indexed, chunks } = await known.contentsOf((id) => sourceOfPart(id) === sourceId)
      if (!current || indexed.length === 0) return undefined
      const { tags, title, type } = current
      // pages of a site keep their own titles
      const retitled = type === 'site' ? chunks : chunks.map((chunk) => ({ ...chunk, title }))
      return {
        sources: indexed.map(({ id }) => ({ id, tags })),
        chunks: retitled,
        replaced: indexed.map(({ id }) => id),
      }
    },
  })
})
