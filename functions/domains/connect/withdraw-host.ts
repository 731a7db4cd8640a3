import { claimOf } from '#functions/domains/claims/claim-of'
import { releaseInDirectory } from '#functions/domains/claims/release-in-directory'
import type { ConnectedHost } from '#functions/domains/store'
import { tenantNameOf } from '#functions/domains/tenants/cloudfront.gateway'
import { withdrawTenant } from '#functions/domains/tenants/withdraw-tenant'
import { world } from '#lib/world'
import { changeHost, stay, type Turn } from './change-host.ts'
import { endRemoval } from './end-removal.ts'
import { LATE_MS } from './late-until.ts'

/** One step of giving a host up: the directory first, so that it stops answering, then what stands at the edge. */
export const withdrawHost = async (row: ConnectedHost): Promise<Turn> => {
  const { claimId, certificates, ending = 'released' } = row
  if (ending === 'released') await releaseInDirectory({ ...claimOf(row), at: world().now() })
  const tenant = { name: tenantNameOf(claimId), certificates }
  const withdrawal = await withdrawTenant(tenant, (all) => changeHost(row, { certificates: all }))
  if (withdrawal === 'again') return 'again'
  // what it waits for, or why it expired, stays
  const kept = row.error ? { error: row.error } : {}
  if (withdrawal === 'later' || world().now() < (row.lateUntil ?? row.at + LATE_MS)) return stay(row, kept)
  return endRemoval(row)
}
