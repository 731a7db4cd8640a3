import { agencies, clearingSubdomain, confirmingSubdomain } from '#features/agencies'
import { brandInDirectory } from '#functions/domains/brand/brand-in-directory'
import { publishBrandOf } from '#functions/domains/brand/publish-brand-of'
import { claimInDirectory } from '#functions/domains/claims/claim-in-directory'
import { claimOf } from '#functions/domains/claims/claim-of'
import { releaseInDirectory } from '#functions/domains/claims/release-in-directory'
import { hosts, type StoredHost, unsettledHosts } from '#functions/domains/store'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import { RESERVED_MS } from '#shared/domains/schema'

/** `taken`: another agency has the host, so the claim is gone. `settled`: given up, or never there. */
export type Settled = 'live' | 'taken' | 'settled'

/**
 * Brings a host from a state that is not final to one that is. The call that changed it does this at once, the sweeper where a
 * crash came between; both may, since each step finds what the other has done: the directory knows claims by their id, and a row
 * is only changed while it is of that claim and in that state.
 */
export const settleHost = async (id: { readonly agencyId: string; readonly host: string }): Promise<Settled> => {
  const row = await hosts.get(id, { consistent: true })
  if (row?.state === 'claiming') return settleClaim(row)
  if (row?.state === 'removing') await settleRemoval(row)
  return row?.state === 'live' ? 'live' : 'settled'
}

const settleClaim = async (row: StoredHost): Promise<Settled> => {
  const { agencyId, host, workspaceId, claimId, by } = row
  const now = world().now()
  const agency = await agencies.get({ ID: agencyId }, { consistent: true })
  if (!agency) return 'settled'
  const brand = brandInDirectory(agency)
  const outcome = await claimInDirectory({ ...claimOf(row), state: 'live', at: now, ...brand }, row.at)
  // settings that were saved while the claim was on its way
  if (outcome === 'claimed') await publishBrandOf(agencyId)
  const isThis = { claimId: is(claimId), state: is('claiming') }
  if (outcome === 'taken') {
    await attempt([hosts.removing({ agencyId, host }, isThis), clearingSubdomain(agencyId, host), settling(row)])
    return 'taken'
  }
  if (outcome === 'given-up') return 'settled'
  const { committed } = await attempt([
    hosts.changing({ agencyId, host }, { set: { state: 'live', at: now } }, isThis),
    confirmingSubdomain(agencyId, host),
    settling(row),
    auditing({ owner: `WS#${workspaceId}`, action: 'agency-host.added', by, subject: host, now }),
  ])
  return committed ? 'live' : settleHost({ agencyId, host })
}

const settleRemoval = async (row: StoredHost): Promise<void> => {
  const { agencyId, host, claimId, type } = row
  const now = world().now()
  await releaseInDirectory({ ...claimOf(row), at: now })
  const expiresAt = Math.ceil((now + RESERVED_MS[type]) / 1000)
  await attempt([
    hosts.changing(
      { agencyId, host },
      { set: { state: 'released', at: now, expiresAt }, ttl: expiresAt },
      { claimId: is(claimId), state: is('removing') },
    ),
    settling(row),
  ])
}

/** The row of what is unsettled has the state's own time in its key. */
const settling = ({ at, host }: StoredHost) => unsettledHosts.removing({ at, host })
