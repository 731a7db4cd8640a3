import { IndexReplaced } from '#events/knowledge/events'
import { vectorKeysIn } from '#functions/knowledge/index-format/vectors/vector-keys-in'
import { paths, versionOfIndex } from '#functions/knowledge/paths'
import { consumer } from '#lib/events/consumer'
import { files } from '#lib/files'
import { loadSegments } from './segments/load-segments.ts'
import { selectVectorStore } from './select-vector-store.ts'
import { type IndexPointer, pointers } from './store.ts'

/**
 * Deletes an agent's outdated indexes: all files of versions up to the one in use that it does not consist of. A higher
 * version is being written. So deleted knowledge soon disappears from storage too.
 */
export const handler = consumer(IndexReplaced, async ({ data: { agentId } }) => {
  const pointer = await pointers.get({ agentId }, { consistent: true })
  if (!pointer) return
  const store = await files()
  const found = await store.list(paths.indexes({ agentId }))
  const used = new Set(pointer.segments.map(({ path }) => path))
  await store.remove(found.filter((path) => !used.has(path) && versionOfIndex(path) <= pointer.version))
  await purgeVectors(pointer)
})

/** Deletes embeddings that the index in use does not reference, of this and earlier models. */
const purgeVectors = async (pointer: IndexPointer): Promise<void> => {
  const { agentId, version, embeddingModel: model, isApart } = pointer
  const vectors = await selectVectorStore()
  if (!vectors) return
  await vectors.deleteAgent(agentId, isApart ? model : undefined)
  if (!isApart || !model) return
  const segments = await loadSegments(pointer)
  // if the index was replaced in the meantime, the newer one's event purges
  if (!segments) return
  const keys = new Set([...segments.values()].flatMap(({ layout }) => [...vectorKeysIn(layout).keys()]))
  await vectors.deleteStale({ agentId, model }, keys, version)
}
