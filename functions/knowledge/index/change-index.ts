import type { EventDraft } from '#events/event'
import { IndexReplaced } from '#events/knowledge/events'
import { paths } from '#functions/knowledge/paths'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Write } from '#lib/database/write'
import { files } from '#lib/files'
import { ulid } from '#lib/ids'
import type { KnownContents } from './known-contents.ts'
import { moveVectors } from './move-vectors.ts'
import { tagsAfter } from './segments/current-tags.ts'
import type { IndexDelta } from './segments/index-delta.ts'
import { isRewrite } from './segments/is-rewrite.ts'
import { IndexPurged, type KnownIndex, knownIndex } from './segments/known-index.ts'
import { withDelta } from './segments/with-delta.ts'
import { writeSegment } from './segments/write-segment.ts'
import { type IndexPointer, pointers } from './store.ts'

interface Change {
  readonly agentId: string
  readonly workspaceId: string
  /** What changes; called again after a concurrent change. `undefined` leaves the index. */
  readonly edit: (known: KnownIndex) => Promise<IndexDelta | undefined>
  /** Embeds chunks that have no embedding yet; without it chunks keep what they have. */
  readonly embedding?: {
    readonly model: string | undefined
    readonly addMissing: (contents: KnownContents) => Promise<KnownContents>
  }
  /** The most chunks that the agent may have; the outcome is `full` where there would be more. */
  readonly most?: number
  /** Further writes of the same transaction. */
  readonly writes?: () => readonly Write[]
  readonly events?: () => readonly EventDraft[]
}

type Changed = 'changed' | 'left' | 'full' | 'refused'

/** All of an agent's imports move the same pointer. */
const TRIES = 30

/**
 * Changes an agent's index: the new chunks are written as a segment beside the ones in use, in which the sources that they
 * replace are outdated from then on, or with all others as a new index, where that is better. Then the pointer moves, provided
 * that no other change moved it in between. Returns `refused` if one of the caller's own writes was.
 */
export const changeIndex = async (change: Change): Promise<Changed> => {
  const { agentId } = change
  const tryOnce = async (): Promise<Changed | typeof conflict> => {
    const pointer = await pointers.get({ agentId }, { consistent: true })
    try {
      return await changeFrom(pointer, change)
    } catch (failure) {
      if (failure instanceof IndexPurged) return conflict
      throw failure
    }
  }
  return retrying(`the index of agent ${agentId}`, tryOnce, { tries: TRIES })
}

const changeFrom = async (pointer: IndexPointer | undefined, change: Change): Promise<Changed | typeof conflict> => {
  const { agentId, workspaceId, embedding, most = Number.POSITIVE_INFINITY } = change
  const known = knownIndex(pointer)
  const delta = await change.edit(known)
  if (!delta) return 'left'
  // what a new segment is written beside; nothing if it replaces all
  const beside = pointer && !isRewrite(pointer, { delta, embedding, most }) ? pointer : undefined
  const contents = withDelta(await contentsBefore(known, delta, beside), delta)
  if (contents.chunks.length > most) return 'full'
  const embedded = embedding ? await embedding.addMissing(contents) : contents
  const version = (pointer?.version ?? 0) + 1
  const isApart = pointer?.isApart === true
  const moved = await moveVectors(embedded, { agentId, version, isApart })
  const path = paths.index({ agentId, version, id: ulid() })
  const segment = await writeSegment(path, moved.contents, beside?.segments ?? [])
  const next = nextPointer({
    agentId,
    version,
    embeddingModel: embedded.embeddingModel,
    isApart: beside ? isApart : moved.isApart,
    segments: [...(beside ? outdating(beside, delta) : []), ...(segment ? [segment] : [])],
    ...(beside?.tags ? { tags: tagsAfter(beside.tags, delta) } : {}),
    hasDeleted: beside !== undefined && (beside.hasDeleted === true || isDeleting(delta)),
  })
  const outcome = await attempt(
    [
      pointer ? pointers.putting(next, { version: is(pointer.version) }) : pointers.creating(next),
      ...(change.writes?.() ?? []),
    ],
    [IndexReplaced({ workspaceId, agentId, version }), ...(change.events?.() ?? [])],
  )
  if (outcome.committed) return 'changed'
  await (await files()).remove([path])
  return outcome.refused.some(({ label }) => label !== pointers.name) ? 'refused' : conflict
}

/** The contents that the new segment is made from: all for a new index, else only those that it may take embeddings from. */
const contentsBefore = async (
  known: KnownIndex,
  { replaced, isNew }: IndexDelta,
  beside: IndexPointer | undefined,
): Promise<KnownContents> => {
  if (!beside) return known.contents()
  const { embeddingModel } = beside
  if (isNew || !embeddingModel) return { sources: [], chunks: [], embeddings: [], embeddingModel }
  return known.contentsOf((id) => replaced.includes(id))
}

const outdating = ({ segments }: IndexPointer, { replaced, isNew }: IndexDelta): IndexPointer['segments'] =>
  isNew ? segments : segments.map((one) => ({ ...one, masked: [...new Set([...one.masked, ...replaced])] }))

const isDeleting = ({ replaced, sources, isNew }: IndexDelta): boolean =>
  !isNew && replaced.some((replacedId) => sources.every(({ id }) => id !== replacedId))

type Parts = Omit<IndexPointer, 'chunks'>

/** A pointer without the attributes that do not apply. */
const nextPointer = ({ embeddingModel, isApart, hasDeleted, segments, ...rest }: Parts): IndexPointer => ({
  ...rest,
  segments,
  chunks: segments.reduce((sum, { chunks }) => sum + chunks, 0),
  ...(embeddingModel ? { embeddingModel } : {}),
  ...(isApart ? { isApart } : {}),
  ...(hasDeleted ? { hasDeleted } : {}),
})
