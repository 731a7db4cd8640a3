import { IndexReplaced } from '#events/knowledge/events'
import { consumer } from '#lib/consumer'
import { files } from '#lib/files'
import { paths, versionOfIndex } from './paths.ts'
import { pointers } from './store.ts'

/**
 * Deletes the indexes that nobody will ever answer from: all up to the version in use but that one. A higher version is
 * being written right now. So what was deleted from the knowledge is soon gone from storage too.
 */
export const handler = consumer(IndexReplaced, async ({ data: { agentId } }) => {
  const pointer = await pointers.get({ agentId }, { consistent: true })
  if (!pointer) return
  const store = await files()
  const found = await store.list(paths.indexes({ agentId }))
  await store.remove(found.filter((path) => path !== pointer.path && versionOfIndex(path) <= pointer.version))
})
