import type { KnownContents } from '#functions/knowledge/index/known-contents'
import type { IndexPointer, IndexSegment } from '#functions/knowledge/index/store'
import type { IndexContents } from '#functions/knowledge/index-format/build-index'
import { readContents } from '#functions/knowledge/index-format/read-contents'
import { readParts } from '#functions/knowledge/index-format/read-parts'
import { files } from '#lib/files'
import { together } from './live-contents.ts'

/** An agent's index as a change finds it. */
export interface KnownIndex {
  /** All that it contains. Reads its files whole. */
  readonly contents: () => Promise<KnownContents>
  /** What it contains of the wanted parts (see `partId`). Of large files it reads little more than that. */
  readonly contentsOf: (isWanted: (partId: string) => boolean) => Promise<KnownContents>
}

/** The index was replaced and purged after its pointer was read. */
export class IndexPurged extends Error {}

/** A file of so few chunks is read in one request. */
const CHUNKS_AT_ONCE = 500

/** The index that a pointer names; an empty one without a pointer. */
export const knownIndex = (pointer: IndexPointer | undefined): KnownIndex => {
  const read = async (contentsOf: (segment: IndexSegment) => Promise<IndexContents>): Promise<KnownContents> => {
    if (!pointer) return { sources: [], chunks: [] }
    const { segments, tags, embeddingModel } = pointer
    return { ...together(await Promise.all(segments.map(contentsOf)), tags), embeddingModel }
  }
  const blocks = new Map<string, Promise<Uint8Array>>()
  const wholeOf = async (segment: IndexSegment, isWanted: IsWanted): Promise<IndexContents> => {
    const loading = blocks.get(segment.path) ?? blockOf(segment)
    blocks.set(segment.path, loading)
    return readContents(await loading, isCurrent(segment, isWanted))
  }
  return {
    contents: () => read((segment) => wholeOf(segment, () => true)),
    contentsOf: (isWanted) =>
      read((segment) => (segment.chunks > CHUNKS_AT_ONCE ? partsOf : wholeOf)(segment, isWanted)),
  }
}

type IsWanted = (partId: string) => boolean

const blockOf = async (segment: IndexSegment): Promise<Uint8Array> =>
  found(segment, await (await files()).get(segment.path))

const partsOf = async (segment: IndexSegment, isWanted: IsWanted): Promise<IndexContents> => {
  const { getRange } = await files()
  return readParts(
    async (start, end) => found(segment, await getRange(segment.path, start, end)),
    isCurrent(segment, isWanted),
  )
}

const found = ({ path }: IndexSegment, bytes: Uint8Array | undefined): Uint8Array => {
  if (!bytes) throw new IndexPurged(`${path} is not where its pointer said`)
  return bytes
}

const isCurrent = ({ masked }: IndexSegment, isWanted: IsWanted): IsWanted => {
  const outdated = new Set(masked)
  return (partId) => !outdated.has(partId) && isWanted(partId)
}
