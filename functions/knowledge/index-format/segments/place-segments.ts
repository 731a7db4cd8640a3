import { sourceOfPart } from '#functions/knowledge/index-format/part-id'
import type { Segment } from './open-segment.ts'

export type TagsBySource = Readonly<Record<string, readonly string[]>>

/** A segment as an index uses it. */
export interface UsedSegment {
  readonly segment: Segment
  /** Sources and pages of sites (see `partId`) whose chunks in this segment are outdated. */
  readonly masked: readonly string[]
  /** Tags that replace those in the segment. */
  readonly tags?: TagsBySource | undefined
}

/** Whether each of a segment's sources has one of these tags. */
export const taggedWith = ({ segment, tags: current = {} }: UsedSegment, tags: readonly string[]): readonly boolean[] =>
  segment.sources().map(({ id, tags: own }) => (current[sourceOfPart(id)] ?? own).some((tag) => tags.includes(tag)))

/** A segment with the place of its first chunk in the whole index. */
export interface PlacedSegment extends UsedSegment {
  readonly first: number
  /** Whether a chunk counts; `undefined` if all do. */
  readonly isLive: ((chunk: number) => boolean) | undefined
}

/** Numbers the chunks of all segments through. */
export const placeSegments = (used: readonly UsedSegment[]): readonly PlacedSegment[] => {
  let next = 0
  return used.map((one) => {
    const first = next
    next += one.segment.size
    return { ...one, first, isLive: liveChunks(one) }
  })
}

const liveChunks = ({ segment, masked }: UsedSegment): PlacedSegment['isLive'] => {
  if (masked.length === 0) return undefined
  const outdated = new Set(masked)
  const isLive = segment.sources().map(({ id }) => !outdated.has(id))
  const sources = segment.layout.integers('chunkSources')
  return (chunk) => isLive[sources[chunk] ?? -1] ?? false
}
