import type { EventDraft } from '#events/event'
import { IndexReplaced } from '#events/knowledge/events'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { readContents } from '#functions/knowledge/index-format/read-contents'
import { paths } from '#functions/knowledge/paths'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/entity'
import { files } from '#lib/files'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { KnownContents } from './known-contents.ts'
import { moveVectors } from './move-vectors.ts'
import { pointers } from './store.ts'

interface Change {
  readonly agentId: string
  readonly workspaceId: string
  /** What is to be known, from what is known; called again after a concurrent change. `undefined`: leave it. */
  readonly edit: (known: KnownContents) => Promise<KnownContents | undefined> | KnownContents | undefined
  /** What else must be true or change in the same transaction. */
  readonly writes?: (next: KnownContents) => readonly Write[]
  readonly events?: (next: KnownContents) => readonly EventDraft[]
}

const ATTEMPTS = 30

/**
 * Replaces an agent's index by one built from it: the new block is written beside the old one, then the pointer moves
 * under the condition that nobody moved it in between. Answers `refused` when one of the caller's own writes was.
 */
export const changeIndex = async (change: Change): Promise<'changed' | 'left' | 'refused'> => {
  const { agentId, workspaceId } = change
  for (let tries = 1; tries <= ATTEMPTS; tries++) {
    const pointer = await pointers.get({ agentId }, { consistent: true })
    const known = await readKnown(pointer)
    if (!known) continue // it was replaced and purged between the two reads
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
    if (outcome.refused.some(({ label }) => label !== pointers.name)) return 'refused'
    const [chance = 0] = world().randomBytes(1)
    await world().sleep(Math.min(2000, 20 * 1.5 ** tries) * (0.5 + chance / 256))
  }
  throw new Error(`the index of agent ${agentId} kept changing`)
}

const readKnown = async (pointer: { path: string; embeddingModel?: string | undefined } | undefined) => {
  if (!pointer) return { sources: [], chunks: [] } satisfies KnownContents
  const block = await (await files()).get(pointer.path)
  return block && { ...readContents(block), embeddingModel: pointer.embeddingModel }
}
