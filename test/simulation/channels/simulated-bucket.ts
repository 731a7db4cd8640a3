import { replaceFiles } from '#lib/files'
import type { ExternalCall } from '#test/simulation/turns/external-calls'
import { inMemoryFiles } from '#test/support/providers/in-memory-files'

/** Our bucket in simulated time: every access can fail, be lost, or end its worker. Returns it, and what ends it. */
export const simulatedBucket = (external: ExternalCall) => {
  const bucket = inMemoryFiles()
  const through = async <T>(work: () => Promise<T>): Promise<T> => (await external(work)) as T
  replaceFiles({
    ...bucket,
    get: (key) => through(() => bucket.get(key)),
    size: (key) => through(() => bucket.size(key)),
    put: (...given) => through(() => bucket.put(...given)),
    clear: (prefix) => through(() => bucket.clear(prefix)),
    list: (prefix) => through(() => bucket.list(prefix)),
  })
  return { bucket, undo: () => replaceFiles(undefined) }
}
