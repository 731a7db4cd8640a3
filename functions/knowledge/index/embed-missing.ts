import { defect, log } from '#lib/log'
import type { Embedder } from './embedder.port.ts'
import type { KnownContents } from './known-contents.ts'

/** The maximum time for embedding in one import; the next import embeds the rest. */
const LONGEST_MS = 120_000

/**
 * Adds missing embeddings, requesting each text once, even if the index changes in between. Without an embedder there are
 * none; after a change of model all are renewed; if the provider fails, the search remains lexical.
 */
export const embedMissing = (embedder: Embedder | undefined) => {
  const embedded = new Map<string, Float32Array>()
  return async (contents: KnownContents): Promise<KnownContents> => {
    if (!embedder) return { ...contents, embeddings: undefined, embeddingModel: undefined }
    const isSameModel = contents.embeddingModel === embedder.model
    const known = contents.chunks.map(
      (chunk, index) => embedded.get(chunk.hash) ?? (isSameModel ? contents.embeddings?.[index] : undefined),
    )
    const missing = contents.chunks.filter((_, index) => !known[index])
    const texts = new Map(
      missing.map((chunk) => [chunk.hash, [chunk.title, ...chunk.headingPath, chunk.text].join('\n')]),
    )
    try {
      const vectors = await embedder.embed([...texts.values()], AbortSignal.timeout(LONGEST_MS))
      for (const [at, hash] of [...texts.keys()].entries()) {
        const vector = vectors[at]
        if (vector) embedded.set(hash, vector)
      }
    } catch (failure) {
      log('warn', 'chunks were not embedded', { ...defect(failure), count: texts.size })
    }
    const embeddings = contents.chunks.map((chunk, index) => known[index] ?? embedded.get(chunk.hash))
    return { ...contents, embeddings, embeddingModel: embedder.model }
  }
}
