import { SourceDeleted } from '#events/knowledge/events'
import { paths } from '#functions/knowledge/paths'
import { consumer } from '#lib/events/consumer'
import { files } from '#lib/files'

/** Deletes a deleted source's files. */
export const handler = consumer(SourceDeleted, async ({ data: { agentId, sourceId } }) => {
  const store = await files()
  await store.remove(await store.list(paths.source({ agentId, sourceId })))
})
