import type { KnownContents } from '#functions/knowledge/index/known-contents'
import type { IndexPointer } from '#functions/knowledge/index/store'
import { liveContents } from './live-contents.ts'
import { loadSegments } from './load-segments.ts'

/** An agent's index as a change finds it. */
export interface KnownIndex {
  /** What it contains of the wanted parts (see `partId`). Reads its files, the first time. */
  readonly contentsOf: (isWanted: (partId: string) => boolean) => Promise<KnownContents>
}

/** The index was replaced and purged after its pointer was read. */
export class IndexPurged extends Error {}

/** The index that a pointer names; an empty one without a pointer. */
export const knownIndex = (pointer: IndexPointer | undefined): KnownIndex => {
  let loading: ReturnType<typeof loadSegments> | undefined
  return {
    contentsOf: async (isWanted) => {
      if (!pointer) return { sources: [], chunks: [] }
      loading ??= loadSegments(pointer)
      const segments = await loading
      if (!segments) throw new IndexPurged(`the index of agent ${pointer.agentId} is not where its pointer said`)
      return { ...liveContents(pointer, segments, isWanted), embeddingModel: pointer.embeddingModel }
    },
  }
}
