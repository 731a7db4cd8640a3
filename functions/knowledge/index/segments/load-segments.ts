import type { IndexPointer } from '#functions/knowledge/index/store'
import { openSegment, type Segment } from '#functions/knowledge/index-format/segments/open-segment'
import { files } from '#lib/files'

/**
 * The segments of an index by their paths, all read at once, except those that are `known` already. `undefined` if one is
 * gone: the index was replaced and purged after the pointer was read.
 */
export const loadSegments = async (
  { segments }: Pick<IndexPointer, 'segments'>,
  known?: ReadonlyMap<string, Segment>,
): Promise<ReadonlyMap<string, Segment> | undefined> => {
  const store = await files()
  const loaded = await Promise.all(
    segments.map(async ({ path }) => {
      const segment = known?.get(path)
      if (segment) return [path, segment] as const
      const block = await store.get(path)
      return block && ([path, openSegment(block)] as const)
    }),
  )
  const found = loaded.filter((entry) => entry !== undefined)
  return found.length === segments.length ? new Map(found) : undefined
}
