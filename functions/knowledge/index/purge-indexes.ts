import { IndexReplaced } from '#events/knowledge/events'
import { readLayout } from '#functions/knowledge/index-format/layout'
import { vectorKeysIn } from '#functions/knowledge/index-format/vectors/vector-keys-in'
import { paths, versionOfIndex } from '#functions/knowledge/paths'
import { consumer } from '#lib/events/consumer'
import { files } from '#lib/files'
import { selectVectorStore } from './select-vector-store.ts'
import { type IndexPointer, pointers } from './store.ts'

/**
 * Deletes an agent's outdated indexes: all versions below the one in use. A higher version is being written. So deleted
 * knowledge soon disappears from storage too.
 */
export const handler = consumer(IndexReplaced, async ({ data: { agentId } }) => {
  const pointer = await pointers.get({ agentId }, { consistent: true })
  if (!pointer) return
  const store = await files()
  const found = await store.list(paths.indexes({ agentId }))
  await store.remove(found.filter((path) => path !== pointer.path && versionOfIndex(path) <= pointer.version))
  await purgeVectors(pointer)
})

/** Deletes embeddings that the index in use does not reference, of this and earlier models. */
const purgeVectors = async ({
  agentId,
  version,
  path,
  embeddingModel: model,
  isApart,
}: IndexPointer): Promise<void> => {
  const vectors = await selectVectorStore()
  if (!vectors) return
  await vectors.deleteAgent(agentId, isApart ? model : undefined)
  if (!isApart || !model) return
  const block = await (await files()).get(path)
  // if the index was replaced in the meantime, the newer one's event purges
  if (block) await vectors.deleteStale({ agentId, model }, new Set(vectorKeysIn(readLayout(block)).keys()), version)
}
