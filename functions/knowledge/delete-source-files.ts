import { SourceDeleted } from '#events/knowledge/events'
import { consumer } from '#lib/consumer'
import { files } from '#lib/files'
import { paths } from './paths.ts'

/** Deletes everything that a deleted source left in the files bucket. */
export const handler = consumer(SourceDeleted, async ({ data: { agentId, sourceId } }) => {
  const store = await files()
  await store.remove(await store.list(paths.source({ agentId, sourceId })))
})
