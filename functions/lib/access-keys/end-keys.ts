import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { AccessKey } from '#shared/workspaces/access-keys'
import { type KeyOwner, partitionOf } from './key-owner.ts'
import { accessKeys } from './store.ts'

/** Brings the end of replaced keys forward to `end`, milliseconds since 1970; a key that is gone stays gone. */
export const endKeys = async (owner: KeyOwner, keys: readonly AccessKey[], end: number): Promise<void> => {
  for (const { id } of keys)
    await attempt([
      accessKeys.changing({ owner: partitionOf(owner), id }, { set: { validUntil: end } }, { validUntil: present }),
    ])
}
