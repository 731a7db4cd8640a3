import { world } from '#lib/world'
import type { IdentitySecrets } from './store.ts'

/** The secret as the team sees it, and until when the previous one is valid. */
export const presentSecrets = (it: IdentitySecrets | undefined) => {
  if (!it) return {}
  const { secret, createdAt, previousUntil = 0 } = it
  return { secret, createdAt, ...(previousUntil > world().now() ? { previousUntil } : {}) }
}
