import { sourceOfPart } from '#functions/knowledge/index-format/part-id'
import type { NearestExternal } from '#functions/knowledge/index-format/vectors/nearest-external'
import { type SemanticHit, scoreVectors } from '#functions/knowledge/index-format/vectors/score-vectors'
import { vectorKeysIn } from '#functions/knowledge/index-format/vectors/vector-keys-in'
import { type PlacedSegment, taggedWith } from './place-segments.ts'

interface Search {
  readonly vector: Float32Array
  readonly limit: number
  /** Only sources with one of these tags. */
  readonly tags: readonly string[] | undefined
  /** Only this source. */
  readonly sourceId: string | undefined
  /** Whether a chunk of a segment may be a result. */
  readonly isAllowed: (segment: PlacedSegment) => ((chunk: number) => boolean) | undefined
}

/** The places nearest to a question's embedding, nearest first, by the embeddings in the segments. */
export const nearestInside =
  (segments: readonly PlacedSegment[]) =>
  ({ vector, limit, isAllowed }: Search): SemanticHit[] =>
    segments
      .flatMap((one) =>
        scoreVectors(vector, one.segment.layout, limit, isAllowed(one)).map(({ chunk, cosine }) => ({
          chunk: one.first + chunk,
          cosine,
        })),
      )
      .sort((a, b) => b.cosine - a.cosine || a.chunk - b.chunk)
      .slice(0, limit)

/** The vector store's results as places of this index; vectors of other versions are ignored. */
export const nearestOutside = (segments: readonly PlacedSegment[], nearest: NearestExternal) => {
  const keys = segments.map((one) => ({ one, chunksOf: vectorKeysIn(one.segment.layout) }))
  return async ({ vector, limit, tags, sourceId, isAllowed }: Search): Promise<SemanticHit[]> => {
    const tagged = tags && segments.flatMap((one) => taggedSources(one, tags))
    const sourceIds = sourceId === undefined ? tagged && [...new Set(tagged)] : [sourceId]
    const found = await nearest({ vector, limit: limit * 2, sourceIds })
    const allowed = keys.map(({ one, chunksOf }) => ({ one, chunksOf, isAllowed: isAllowed(one) }))
    return found
      .flatMap(({ key, cosine }) =>
        allowed.flatMap(({ one, chunksOf, isAllowed: isResult = () => true }) =>
          (chunksOf.get(key) ?? []).filter(isResult).map((chunk) => ({ chunk: one.first + chunk, cosine })),
        ),
      )
      .slice(0, limit)
  }
}

const taggedSources = (one: PlacedSegment, tags: readonly string[]): string[] => {
  const tagged = taggedWith(one, tags)
  return one.segment
    .sources()
    .filter((_, at) => tagged[at])
    .map(({ id }) => sourceOfPart(id))
}
