import { IndexReplaced } from '#events/knowledge/events'
import { openSegment, sizeOf } from '#functions/knowledge/index-format/segments/open-segment'
import { paths } from '#functions/knowledge/paths'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { consumer } from '#lib/events/consumer'
import { files } from '#lib/files'
import { ulid } from '#lib/ids'
import { perFunction } from '#lib/per-function'
import { buildBlock } from './segments/build-block.ts'
import { tagsSince } from './segments/current-tags.ts'
import { segmentsToMerge } from './segments/segments-to-merge.ts'
import { sizeOfAll } from './segments/size-of-all.ts'
import { type IndexPointer, type IndexSegment, pointers } from './store.ts'

/** The merges of this process run one after another: each takes the memory of a whole index. */
const queue = perFunction(() => ({ last: Promise.resolve() }))

/**
 * Makes one segment of several when there are too many or when knowledge was deleted. It takes long for a large agent and
 * hinders no change: what was added or outdated in the meantime stays so. A second delivery finds nothing to merge, or loses to
 * the first one.
 */
export const handler = consumer(IndexReplaced, async ({ data }) => {
  const merging = queue().last.then(() => merge(data))
  queue().last = merging.catch(() => undefined)
  await merging
})

interface Replaced {
  readonly workspaceId: string
  readonly agentId: string
}

const merge = async ({ workspaceId, agentId }: Replaced): Promise<void> => {
  const pointer = await pointers.get({ agentId }, { consistent: true })
  const merging = pointer ? segmentsToMerge(pointer) : []
  if (!pointer || merging.length === 0) return
  const blocks = await readBlocks(merging)
  // replaced and purged in the meantime; the event of that change merges
  if (!blocks) return
  const beside = sizeOfAll(pointer.segments.filter((one) => !merging.includes(one)))
  // a segment that stays may have other tags than the pointer
  const tags = merging.length === pointer.segments.length ? pointer.tags : undefined
  const block = await buildBlock({ kind: 'merge', blocks, beside, tags }, sizeOfAll(merging).chunks)
  await retrying(`the segments of agent ${agentId}`, () => swap({ workspaceId, agentId, merging, block, tags }), {
    tries: 30,
  })
}

const readBlocks = async (segments: readonly IndexSegment[]) => {
  const store = await files()
  const read = await Promise.all(
    segments.map(async ({ path, masked }) => {
      const block = await store.get(path)
      return block && { block, masked }
    }),
  )
  const blocks = read.filter((one) => one !== undefined)
  return blocks.length === segments.length ? blocks : undefined
}

interface Merged extends Replaced {
  /** The segments as they were when they were read. */
  readonly merging: readonly IndexSegment[]
  /** What they contain; nothing if that is outdated. */
  readonly block: Uint8Array | undefined
  /** Changed tags that it was written with. */
  readonly tags: IndexPointer['tags']
}

/** Replaces the merged segments by one, unless another change has replaced them. */
const swap = async ({ workspaceId, agentId, merging, block, tags }: Merged): Promise<typeof conflict | undefined> => {
  const pointer = await pointers.get({ agentId }, { consistent: true })
  if (!pointer) return undefined
  const { segments } = pointer
  const first = segments.findIndex(({ path }) => path === merging[0]?.path)
  const current = segments.slice(first, first + merging.length)
  if (first === -1 || merging.some(({ path }, at) => current[at]?.path !== path)) return undefined
  const version = pointer.version + 1
  const path = paths.index({ agentId, version, id: ulid() })
  if (block) await (await files()).put(path, block)
  const merged = block ? [{ path, ...sizeOf(openSegment(block)), ...stateOf(current, merging) }] : []
  const { committed } = await attempt(
    [
      pointers.putting(withMerged(pointer, { version, first, count: merging.length, merged, tags }), {
        version: is(pointer.version),
      }),
    ],
    [IndexReplaced({ workspaceId, agentId, version })],
  )
  if (committed) return undefined
  await (await files()).remove([path])
  return conflict
}

/** What has become outdated since the segments were read, and whether embeddings are missing. */
const stateOf = (current: readonly IndexSegment[], merging: readonly IndexSegment[]) => {
  const since = current.flatMap(({ masked }, at) => masked.filter((id) => !merging[at]?.masked.includes(id)))
  const lacksEmbeddings = current.some((one) => one.lacksEmbeddings)
  return { masked: [...new Set(since)], ...(lacksEmbeddings ? { lacksEmbeddings } : {}) }
}

interface Place {
  readonly version: number
  /** Position of the first merged segment. */
  readonly first: number
  readonly count: number
  readonly merged: readonly IndexSegment[]
  readonly tags: IndexPointer['tags']
}

const withMerged = (pointer: IndexPointer, { version, first, count, merged, tags }: Place): IndexPointer => {
  const { hasDeleted, tags: current = {}, ...rest } = pointer
  const changed = tagsSince(current, tags ?? {})
  const segments = [...pointer.segments.slice(0, first), ...merged, ...pointer.segments.slice(first + count)]
  // deleted knowledge is gone with the segments that contained it, unless some was deleted in the meantime
  const isLeft = hasDeleted === true && segments.some(({ masked }) => masked.length > 0)
  return {
    ...rest,
    version,
    segments,
    chunks: segments.reduce((sum, { chunks }) => sum + chunks, 0),
    ...(isLeft ? { hasDeleted: true } : {}),
    ...(Object.keys(changed).length > 0 ? { tags: changed } : {}),
  }
}
