import { SourceDeleted } from '#events/knowledge/events'
import { consumer } from '#lib/events/consumer'
import { changeIndex } from './change-index.ts'
import { withSource } from './with-source.ts'

/** Removes a deleted source's chunks from the index; a second delivery finds none. */
export const handler = consumer(SourceDeleted, async ({ data: { workspaceId, agentId, sourceId } }) => {
  await changeIndex({
    agentId,
    workspaceId,
    edit: (known) =>
      known.sources.some(({ id }) => id === sourceId) ? withSource(known, { id: sourceId, tags: [] }, []) : undefined,
  })
})
