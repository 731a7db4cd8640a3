import { optionalEnvironment } from '#lib/environment'
import { perFunction } from '#lib/per-function'
import type { VectorStore } from './vector-store.port.ts'

const connected = perFunction(() => new Map<string, Promise<VectorStore>>())

/** The store of large agents' embeddings; `undefined` if the installation has no vector bucket. */
export const selectVectorStore = async (): Promise<VectorStore | undefined> => {
  const bucket = optionalEnvironment('VECTOR_BUCKET')
  if (!bucket) return undefined
  const known = connected().get(bucket) ?? import('./s3-vectors.gateway.ts').then(({ s3Vectors }) => s3Vectors(bucket))
  connected().set(bucket, known)
  return known
}
