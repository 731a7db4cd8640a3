import type { IndexedSource } from '#functions/knowledge/index-format/build-index'
import { sourceOfPart } from '#functions/knowledge/index-format/part-id'
import type { TagsBySource } from '#functions/knowledge/index-format/segments/place-segments'
import type { IndexDelta } from './index-delta.ts'

/** Sources with the tags that they have now. */
export const withCurrentTags = (sources: readonly IndexedSource[], tags: TagsBySource = {}): readonly IndexedSource[] =>
  sources.map((source) => ({ ...source, tags: tags[sourceOfPart(source.id)] ?? source.tags }))

export const isSameTags = (one: readonly string[], other: readonly string[] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The changed tags after a change of the index: of a site, older pages may have other tags than the new ones. */
export const tagsAfter = (tags: TagsBySource, { sources }: Pick<IndexDelta, 'sources'>): TagsBySource => {
  const written = new Map(sources.map((source) => [sourceOfPart(source.id), source.tags]))
  return Object.fromEntries(Object.entries(tags).map(([id, before]) => [id, written.get(id) ?? before]))
}

/** The changed tags that a merge of all segments has not written, because they changed since it read them. */
export const tagsSince = (current: TagsBySource, merged: TagsBySource): TagsBySource =>
  Object.fromEntries(Object.entries(current).filter(([id, tags]) => !isSameTags(tags, merged[id])))
