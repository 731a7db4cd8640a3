import type { Write } from '#lib/database/write'
import { sha256 } from '#lib/sha256'
import { type GracePeriod, gracePeriodMs } from '#shared/workspaces/access-keys'
import { endingOf } from './ending-of.ts'
import { type KeyOwner, keyIndex, partitionOf } from './key-owner.ts'
import { accessKeys } from './store.ts'

interface Replacement {
  readonly before: string
  readonly after: string
  readonly validFor: GracePeriod
  /** Milliseconds since 1970. */
  readonly now: number
}

const DAY_SECONDS = 24 * 3600

/**
 * The writes beside the one that puts the new key into its owner's record, whose condition makes a second rotation of the same
 * key harmless: the old key stays in the index until its end. Its row stays a day longer, also without a period: a use that is
 * recorded late then finds a row that expires instead of making one that does not.
 */
export const replacingKey = (owner: KeyOwner, { before, after, validFor, now }: Replacement): Write[] => {
  const partition = partitionOf(owner)
  const old = { owner: partition, id: sha256(before) }
  const validUntil = now + gracePeriodMs[validFor]
  const opens = 'agentId' in owner ? { ID: owner.agentId, ownerID: owner.workspaceId } : { uid: owner.workspaceId }
  return [
    accessKeys.changing(old, {
      set: { ...old, ...opens, ending: endingOf(before), validUntil },
      index: keyIndex(owner, old.id),
      ttl: Math.ceil(validUntil / 1000) + DAY_SECONDS,
    }),
    accessKeys.putting({ owner: partition, id: sha256(after), createdAt: now }),
  ]
}
