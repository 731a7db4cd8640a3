import { DatabaseSync } from 'node:sqlite'
import * as sqliteVec from 'sqlite-vec'
import { Index, MetricKind, ScalarKind } from 'usearch'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import type { Chunk } from '#shared/knowledge/chunk'

export interface VectorRival {
  readonly name: string
  readonly buildMs: number
  /** Positions of the nearest, nearest first. */
  readonly find: (question: Float32Array, count: number) => Promise<readonly number[]>
}

/** Ours and the libraries to install instead: each gets the same embeddings and returns the same number of results. */
export const vectorRivals = async (texts: readonly Float32Array[]): Promise<readonly VectorRival[]> => [
  await timed('ours (bits, then bytes)', () => ours(texts)),
  await timed('usearch, HNSW, as it comes', () => approximate(texts)),
  await timed('usearch, HNSW, looking 4 times as wide', () => approximate(texts, 256)),
  await timed('sqlite-vec, exact', () => sqlite(texts)),
  await timed('brute force float32', () => exact(texts)),
]

const timed = async (name: string, make: () => VectorRival['find']): Promise<VectorRival> => {
  const start = performance.now()
  const find = make()
  return { name, buildMs: performance.now() - start, find }
}

const ours = (texts: readonly Float32Array[]): VectorRival['find'] => {
  const chunks = texts.map(
    (_, at): Chunk => ({ id: `${at}`, sourceId: 's', title: '', headingPath: [], text: `text ${at}`, hash: `${at}` }),
  )
  const index = openIndex(buildIndex({ sources: [{ id: 's', tags: [] }], chunks, embeddings: texts }))
  return async (vector, limit) => (await index.search({ text: '', vector, limit })).map(({ chunk }) => Number(chunk.id))
}

const approximate = (texts: readonly Float32Array[], expansion = 64): VectorRival['find'] => {
  const index = new Index({
    dimensions: texts[0]?.length ?? 0,
    metric: MetricKind.Cos,
    quantization: ScalarKind.F32,
    connectivity: 16,
    expansion_add: 128,
    expansion_search: expansion,
    multi: false,
  })
  for (const [at, text] of texts.entries()) index.add(BigInt(at), text)
  return async (vector, count) => [...index.search(vector, count, 1).keys].map(Number)
}

const sqlite = (texts: readonly Float32Array[]): VectorRival['find'] => {
  const database = new DatabaseSync(':memory:', { allowExtension: true })
  sqliteVec.load(database)
  database.exec(`create virtual table texts using vec0(embedding float[${texts[0]?.length}] distance_metric=cosine)`)
  const insert = database.prepare('insert into texts(rowid, embedding) values (?, ?)')
  database.exec('begin')
  for (const [at, text] of texts.entries())
    insert.run(BigInt(at), new Uint8Array(text.buffer, text.byteOffset, text.byteLength))
  database.exec('commit')
  const query = database.prepare('select rowid from texts where embedding match ? and k = ? order by distance')
  return async (vector, count) =>
    query
      .all(new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength), count)
      .map(({ rowid }) => Number(rowid))
}

const exact = (texts: readonly Float32Array[]): VectorRival['find'] => {
  const dimensions = texts[0]?.length ?? 0
  const flat = new Float32Array(texts.length * dimensions)
  for (const [at, text] of texts.entries()) flat.set(text, at * dimensions)
  return async (wanted, count) => {
    const scores = new Float32Array(texts.length)
    for (let one = 0; one < scores.length; one++) {
      let sum = 0
      const start = one * dimensions
      for (let at = 0; at < dimensions; at++) sum += (flat[start + at] as number) * (wanted[at] as number)
      scores[one] = sum
    }
    return [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, count)
  }
}
