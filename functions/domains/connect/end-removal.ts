import type { ConnectedHost } from '#functions/domains/store'
import { world } from '#lib/world'
import { RESERVED_MS } from '#shared/domains/schema'
import { settle, type Turn } from './change-host.ts'

/** Nothing of the host is left outside: it has expired, or is kept for its agency for some time. */
export const endRemoval = async (row: ConnectedHost): Promise<Turn> => {
  const remove = ['tenantId', 'attached', 'ending', 'lateUntil'] as const
  if (row.ending === 'expired')
    return settle(row, 'expired', { certificates: [], ...(row.error ? { error: row.error } : {}) }, { remove })
  const expiresAt = Math.ceil((world().now() + RESERVED_MS.custom) / 1000)
  return settle(row, 'released', { certificates: [], expiresAt }, { remove, ttl: expiresAt })
}
