import type { EventDraft } from '#events/event'
import { IndexReplaced } from '#events/knowledge/events'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { readContents } from '#functions/knowledge/index-format/read-contents'
import { paths } from '#functions/knowledge/paths'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Write } from '#lib/database/write'
import { files } from '#lib/files'
import { ulid } from '#lib/ids'
import type { KnownContents } from './known-contents.ts'
import { moveVectors } from './move-vectors.ts'
import { pointers } from './store.ts'

interface Change {
  readonly agentId: string
  readonly workspaceId: string
  /** The new contents, from the current ones; called again after a concurrent change. `undefined` leaves the index. */
  readonly edit: (known: KnownContents) => Promise<KnownContents | undefined> | KnownContents | undefined
  /** Further writes of the same transaction. */
  readonly writes?: (next: KnownContents) => readonly Write[]
  readonly events?: (next: KnownContents) => readonly EventDraft[]
}

/** All of an agent's imports move the same pointer, each after writing a whole index. */
const TRIES = 30

/**
 * Replaces an agent's index by one built from it: the new block is written beside the old one, then the pointer moves,
 * provided that no other change moved it in between. Returns `refused` if one of the caller's own writes was.
 */
export const changeIndex = async (change: Change): Promise<'changed' | 'left' | 'refused'> => {
  const { agentId, workspaceId } = change
  const replace = async () => {
    const pointer = await pointers.get({ agentId }, { consistent: true })
    const known = await readKnown(pointer)
    // the index was replaced and purged between the two reads
    if (!known) return conflict
    const next = await change.edit(known)
    if (!next) return 'left'
    const version = (pointer?.version ?? 0) + 1
    const path = paths.index({ agentId, version, id: ulid() })
    const { contents, isApart } = await moveVectors(next, { agentId, version, isApart: pointer?.isApart === true })
    await (await files()).put(path, buildIndex(contents))
    const { embeddingModel } = next
    const moved = {
      agentId,
      version,
      path,
      chunks: next.chunks.length,
      ...(embeddingModel ? { embeddingModel } : {}),
      ...(isApart ? { isApart } : {}),
    }
    const outcome = await attempt(
      [
        pointer ? pointers.putting(moved, { version: is(pointer.version) }) : pointers.creating(moved),
        ...(change.writes?.(next) ?? []),
      ],
      [IndexReplaced({ workspaceId, agentId, version }), ...(change.events?.(next) ?? [])],
    )
    if (outcome.committed) return 'changed'
    await (await files()).remove([path])
    return outcome.refused.some(({ label }) => label !== pointers.name) ? 'refused' : conflict
  }
  return retrying(`the index of agent ${agentId}`, replace, { tries: TRIES })
}

const readKnown = async (pointer: { path: string; embeddingModel?: string | undefined } | undefined) => {
  if (!pointer) return { sources: [], chunks: [] } satisfies KnownContents
  const block = await (await files()).get(pointer.path)
  return block && { ...readContents(block), embeddingModel: pointer.embeddingModel }
}
