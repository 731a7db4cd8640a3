import { recordUse } from '#lib/access-keys/record-use'
import { absentOrBelow } from '#lib/database/condition'
import { sha256 } from '#lib/sha256'
import { identitySecretUses } from './store.ts'

/** Longer than anybody asks when a secret was last used. */
const KEPT_SECONDS = 400 * 24 * 3600

/** Records that an agent's identity secret was used, once an hour at most. */
export const recordSecretUse = (agentId: string, secret: string): Promise<void> => {
  const id = sha256(secret)
  return recordUse(id, ({ now, hourAgo }) =>
    identitySecretUses.changing(
      { agentId, id },
      { set: { agentId, id, lastUsedAt: now }, ttl: Math.ceil(now / 1000) + KEPT_SECONDS },
      { lastUsedAt: absentOrBelow(hourAgo) },
    ),
  )
}
