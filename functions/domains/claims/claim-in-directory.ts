import { givesWay, withClaimOf } from '#lib/claims/first-claims'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { type HostClaim, hostClaims } from '#lib/hosts/host-claims'
import { RESERVED_MS } from '#shared/domains/schema'

/** `taken`: another agency has the host. `given-up`: this very claim was given up meanwhile, or a later one followed it. */
export type ClaimOutcome = 'claimed' | 'taken' | 'given-up'

/** How long a claim without proof keeps the host from others, from its agency's first one. */
const UNPROVEN_MS = 48 * 3_600_000

/**
 * Puts a claim into the directory, which all regions share: a host is an agency's if it was nobody's, if it was released to this
 * agency, released by another long enough ago, or claimed by another that has not proven it for two days since it first claimed it. The
 * second time finds the claim there. Once a claim is given up it is never put again, so one that comes late takes nothing.
 * `since`: when it was made; one that is newer than what the agency itself has there follows a restore, which has lost that one's row.
 */
export const claimInDirectory = (claim: HostClaim, since: number): Promise<ClaimOutcome> =>
  retrying<ClaimOutcome>(`the claim of ${claim.host}`, async () => {
    const seen = await hostClaims.get({ host: claim.host }, { consistent: true })
    const refusal = seen && refusalOf(seen, claim, since)
    if (refusal) return refusal
    // a step that comes late sets no later state back
    if (seen?.claimId === claim.claimId && claim.type === 'custom') return 'claimed'
    const next =
      claim.type === 'custom' ? { ...claim, firstClaims: withClaimOf(claim.agencyId, claim.at, unproven(seen)) } : claim
    const write = seen
      ? hostClaims.putting(next, { claimId: is(seen.claimId), state: is(seen.state) })
      : hostClaims.creating(next)
    const { committed } = await attempt([write])
    return committed ? 'claimed' : conflict
  })

const refusalOf = (seen: HostClaim, claim: HostClaim, since: number): ClaimOutcome | undefined => {
  if (seen.claimId === claim.claimId) return seen.state === 'released' ? 'given-up' : undefined
  if (seen.agencyId === claim.agencyId) return seen.state === 'released' || seen.at < since ? undefined : 'given-up'
  return isFree(seen, claim) ? undefined : 'taken'
}

/** What was never proven keeps a domain from nobody for longer than it takes to set a record. */
const isFree = (seen: HostClaim, { agencyId, at: now }: HostClaim): boolean => {
  if (seen.state === 'released') return unproven(seen) !== undefined || seen.at + RESERVED_MS[seen.type] <= now
  return seen.state === 'claimed' && unproven(seen) !== undefined && givesWay(seen, agencyId, now, UNPROVEN_MS)
}

const unproven = (seen: HostClaim | undefined): HostClaim | undefined =>
  seen?.type === 'custom' && seen.provenAt === undefined ? seen : undefined
