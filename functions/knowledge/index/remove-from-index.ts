import { SourceDeleted } from '#events/knowledge/events'
import { sourceOfPart } from '#functions/knowledge/index-format/part-id'
import { consumer } from '#lib/events/consumer'
import { changeIndex } from './change-index.ts'

/** Removes a deleted source's chunks from the index; a second delivery finds none. */
export const handler = consumer(SourceDeleted, async ({ data: { workspaceId, agentId, sourceId } }) => {
  await changeIndex({
    agentId,
    workspaceId,
    edit: async (known) => {
      const { sources } = await known.contentsOf((id) => sourceOfPart(id) === sourceId)
      return sources.length > 0 ? { sources: [], chunks: [], replaced: sources.map(({ id }) => id) } : undefined
    },
  })
})
