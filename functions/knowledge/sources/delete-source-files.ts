import { SourceDeleted } from '#events/knowledge/events'
import { paths } from '#functions/knowledge/paths'
import { consumer } from '#lib/events/consumer'
import { files } from '#lib/files'

/** Deletes everything that a deleted source left in the files bucket. */
export const handler = consumer(SourceDeleted, async ({ data: { agentId, sourceId } }) => {
  const store = await files()
  await store.remove(await store.list(paths.source({ agentId, sourceId })))
})
