import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { above } from '#lib/database/condition'
import { world } from '#lib/world'
import type { ActivityKind } from '#shared/workspaces/activity-kinds'
import { type KeyOwner, partitionOf } from './key-owner.ts'
import { accessKeys } from './store.ts'

interface Revocation {
  readonly keyId: string
  readonly action: ActivityKind
  /** The actor's name. */
  readonly by: string
  readonly subject?: string
  readonly subjectName?: string
}

/** Ends a replaced key at once. The current key has no end, so this cannot revoke it; a key that is gone is no error. */
export const revokeKey = async (owner: KeyOwner, { keyId: id, ...entry }: Revocation): Promise<void> => {
  const now = world().now()
  await attempt([
    // its row expires as it would have: a use that is recorded late must not make one without an end
    accessKeys.changing({ owner: partitionOf(owner), id }, { set: { validUntil: now } }, { validUntil: above(now) }),
    auditing({ owner: `WS#${owner.workspaceId}`, ...entry, now }),
  ])
}
