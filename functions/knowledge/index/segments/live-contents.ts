import type { IndexContents } from '#functions/knowledge/index-format/build-index'
import { contentsIn } from '#functions/knowledge/index-format/read-contents'
import type { Segment } from '#functions/knowledge/index-format/segments/open-segment'
import type { TagsBySource } from '#functions/knowledge/index-format/segments/place-segments'
import { withCurrentTags } from './current-tags.ts'

interface Named {
  /** Oldest first. */
  readonly segments: readonly { readonly path: string; readonly masked: readonly string[] }[]
  readonly tags?: TagsBySource | undefined
}

/** What the segments of an index contain together, without what is outdated. */
export const liveContents = ({ segments, tags }: Named, loaded: ReadonlyMap<string, Segment>): IndexContents => {
  const contents = segments.flatMap(({ path, masked }) => {
    const outdated = new Set(masked)
    const segment = loaded.get(path)
    return segment ? [contentsIn(segment.layout, (id) => !outdated.has(id))] : []
  })
  return together(contents, tags)
}

/** The contents of several segments as one. */
export const together = (contents: readonly IndexContents[], tags: TagsBySource | undefined): IndexContents => ({
  sources: withCurrentTags(
    contents.flatMap(({ sources }) => sources),
    tags,
  ),
  chunks: contents.flatMap(({ chunks }) => chunks),
  embeddings: contents.flatMap(({ embeddings = [] }) => embeddings),
})
