import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import type { AccessKeys } from '#shared/workspaces/access-keys'
import { endingOf } from './ending-of.ts'
import { type KeyOwner, partitionOf } from './key-owner.ts'
import { accessKeys } from './store.ts'

interface CurrentKey {
  readonly key: string
  /** Since when its owner exists, milliseconds since 1970: a key that was never replaced is as old. */
  readonly ownerSince: number
}

/** The keys that open an agent or a workspace, with their last uses. */
export const listKeys = async (owner: KeyOwner, { key, ownerSince }: CurrentKey): Promise<AccessKeys> => {
  const now = world().now()
  const { items } = await accessKeys.list(partitionOf(owner), 'KEY#', { consistent: true })
  const id = sha256(key)
  const used = (lastUsedAt: number | undefined) => (lastUsedAt === undefined ? {} : { lastUsedAt })
  const { createdAt = ownerSince, lastUsedAt } = items.find((it) => it.id === id) ?? {}
  const earlier = items.flatMap(({ validUntil = 0, ending = '', createdAt: at = ownerSince, ...it }) =>
    it.id !== id && validUntil > now ? [{ id: it.id, ending, createdAt: at, ...used(it.lastUsedAt), validUntil }] : [],
  )
  return {
    keys: [
      { id, key, ending: endingOf(key), createdAt, ...used(lastUsedAt) },
      ...earlier.toSorted((a, b) => b.createdAt - a.createdAt),
    ],
  }
}
