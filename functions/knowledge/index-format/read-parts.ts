import type { IndexContents } from './build-index.ts'
import { headerBytes, placesIn, type SectionName } from './layout.ts'
import { chunkIn, embeddingOf, sourcesIn } from './read-contents.ts'

/** The bytes of a block from `start` up to `end`, which is not included. */
type ReadRange = (start: number, end: number) => Promise<Uint8Array>

/** Beyond so many runs, what is between them is read too. */
const MAX_RUNS = 32

/** Neighbouring chunks, `to` not included. */
interface Run {
  readonly from: number
  readonly to: number
}

/** As `contentsIn`, reading little more of the block than which parts it has, and the chunks and embeddings of the wanted ones. */
export const readParts = async (read: ReadRange, isWanted: (partId: string) => boolean): Promise<IndexContents> => {
  // copied, because typed arrays need aligned bytes
  const bytesAt = async (start: number, end: number) => new Uint8Array(await read(start, end))
  const placeOf = placesIn(await bytesAt(0, headerBytes))
  /** Elements of a section, `size` bytes each; all of it by default. */
  const section = (name: SectionName, size = 1, { from, to }: Run = { from: 0, to: placeOf(name).length / size }) => {
    const { start } = placeOf(name)
    return bytesAt(start + from * size, start + to * size)
  }
  const [sourceBytes, chunkSources] = await Promise.all([section('sources'), section('chunkSources', 4)])
  const all = sourcesIn(sourceBytes)
  const isRead = all.map(({ id }) => isWanted(id))
  const sourceAt = new Uint32Array(chunkSources.buffer)
  const runs = runsOf(sourceAt, isRead)
  const dimensions = placeOf('vectorMean').length / 4
  const hasVectors = placeOf('vectorScales').length > 0
  const contents = await Promise.all(
    runs.map(async (run) => {
      const [startBytes, scaleBytes, vectors] = await Promise.all([
        section('chunkStarts', 4, { from: run.from, to: run.to + 1 }),
        hasVectors ? section('vectorScales', 4, run) : new Uint8Array(),
        dimensions > 0 ? section('vectorBytes', dimensions, run) : new Uint8Array(),
      ])
      const starts = new Uint32Array(startBytes.buffer)
      const [first = 0] = starts
      const scales = new Float32Array(scaleBytes.buffer)
      const chunkBytes = await section('chunkBytes', 1, { from: first, to: starts.at(-1) ?? first })
      const places = Array.from({ length: run.to - run.from }, (_, at) => at)
      const wanted = places.filter((at) => isRead[sourceAt[run.from + at] ?? -1])
      return wanted.map((at) => ({
        chunk: chunkIn(chunkBytes.subarray((starts[at] ?? 0) - first, (starts[at + 1] ?? 0) - first)),
        embedding: embeddingOf(new Int8Array(vectors.buffer, at * dimensions, dimensions), scales[at] ?? 0),
      }))
    }),
  )
  return {
    sources: all.filter((_, source) => isRead[source]),
    chunks: contents.flat().map(({ chunk }) => chunk),
    embeddings: contents.flat().map(({ embedding }) => embedding),
  }
}

const runsOf = (chunkSources: Uint32Array, isRead: readonly boolean[]): readonly Run[] => {
  const runs: Run[] = []
  for (const [place, source] of chunkSources.entries()) {
    const last = runs.at(-1)
    if (!isRead[source]) continue
    if (last?.to === place) runs[runs.length - 1] = { from: last.from, to: place + 1 }
    else runs.push({ from: place, to: place + 1 })
  }
  const [first, last] = [runs[0], runs.at(-1)]
  return first && last && runs.length > MAX_RUNS ? [{ from: first.from, to: last.to }] : runs
}
