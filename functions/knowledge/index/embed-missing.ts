import { defect, log } from '#lib/log'
import type { Embedder } from './embedder.port.ts'
import type { KnownContents } from './known-contents.ts'

/** The longest that embedding may take in one import; what is missing then is embedded by the next. */
const LONGEST_MS = 120_000

/**
 * Adds the embeddings that are missing, asking for each text once however often the index changes meanwhile. Without an
 * embedder there are none; after a change of model all are made anew; a provider that fails leaves the words.
 */
export const embedMissing = (embedder: Embedder | undefined) => {
  const made = new Map<string, Float32Array>()
  return async (contents: KnownContents): Promise<KnownContents> => {
    if (!embedder) return { ...contents, embeddings: undefined, embeddingModel: undefined }
    const isSameModel = contents.embeddingModel === embedder.model
    const known = contents.chunks.map(
      (chunk, index) => made.get(chunk.hash) ?? (isSameModel ? contents.embeddings?.[index] : undefined),
    )
    const missing = contents.chunks.filter((_, index) => !known[index])
    const texts = new Map(
      missing.map((chunk) => [chunk.hash, [chunk.title, ...chunk.headingPath, chunk.text].join('\n')]),
    )
    try {
      const vectors = await embedder.embed([...texts.values()], AbortSignal.timeout(LONGEST_MS))
      for (const [at, hash] of [...texts.keys()].entries()) {
        const vector = vectors[at]
        if (vector) made.set(hash, vector)
      }
    } catch (failure) {
      log('warn', 'chunks were not embedded', { ...defect(failure), count: texts.size })
    }
    const embeddings = contents.chunks.map((chunk, index) => known[index] ?? made.get(chunk.hash))
    return { ...contents, embeddings, embeddingModel: embedder.model }
  }
}
