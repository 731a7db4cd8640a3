import { agencies, forgettingCustomDomain } from '#features/agencies'
import { claimInDirectory } from '#functions/domains/claims/claim-in-directory'
import { claimOf } from '#functions/domains/claims/claim-of'
import { type ConnectedHost, hosts } from '#functions/domains/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import { moveOn, settling, type Turn } from './change-host.ts'
import { nextDomainOf } from './next-domain-of.ts'

/** Takes the name in the directory, which all regions share; where another agency has it, the claim goes away. */
export const claimHost = async (row: ConnectedHost): Promise<Turn> => {
  const { agencyId, host, claimId, version } = row
  const outcome = await claimInDirectory({ ...claimOf(row), state: 'claimed', at: world().now() }, row.claimedAt)
  if (outcome === 'claimed') return moveOn(row, 'waiting')
  const agency = await agencies.get({ ID: agencyId }, { consistent: true })
  const { committed } = await attempt([
    hosts.removing({ agencyId, host }, { claimId: is(claimId), version: is(version) }),
    ...settling(row),
    ...(agency ? forgettingCustomDomain(agency, host, await nextDomainOf(agencyId, host)) : []),
  ])
  return committed ? 'done' : 'again'
}
