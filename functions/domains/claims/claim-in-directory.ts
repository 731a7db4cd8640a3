import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { type HostClaim, hostClaims } from '#lib/hosts/host-claims'
import { RESERVED_MS } from '#shared/domains/schema'

/** `taken`: another agency has the host. `given-up`: this very claim was given up meanwhile, or a later one followed it. */
export type ClaimOutcome = 'claimed' | 'taken' | 'given-up'

/** How long a claim without proof keeps the host from others. */
const UNPROVEN_MS = 48 * 3_600_000

/**
 * Puts a claim into the directory, which all regions share: a host is an agency's if it was nobody's, if it was released to this
 * agency, released by another long enough ago, or claimed by another that has not proven it for two days. The second time finds the claim there. Once a claim is given up it is never put
 * again, so one that comes late takes nothing.
 */
export const claimInDirectory = (claim: HostClaim): Promise<ClaimOutcome> =>
  retrying<ClaimOutcome>(`the claim of ${claim.host}`, async () => {
    const seen = await hostClaims.get({ host: claim.host }, { consistent: true })
    const refusal = seen && refusalOf(seen, claim)
    if (refusal) return refusal
    // a step that comes late sets no later state back
    if (seen?.claimId === claim.claimId && claim.type === 'custom') return 'claimed'
    const write = seen
      ? hostClaims.putting(claim, { claimId: is(seen.claimId), state: is(seen.state) })
      : hostClaims.creating(claim)
    const { committed } = await attempt([write])
    return committed ? 'claimed' : conflict
  })

const refusalOf = (seen: HostClaim, claim: HostClaim): ClaimOutcome | undefined => {
  if (seen.claimId === claim.claimId) return seen.state === 'released' ? 'given-up' : undefined
  if (seen.agencyId === claim.agencyId) return seen.state === 'released' ? undefined : 'given-up'
  return isFree(seen, claim.at) ? undefined : 'taken'
}

/** What was never proven keeps a domain from nobody for longer than it takes to set a record. */
const isFree = ({ state, type, at, provenAt }: HostClaim, now: number): boolean => {
  const isUnproven = type === 'custom' && provenAt === undefined
  if (state === 'released') return isUnproven || at + RESERVED_MS[type] <= now
  return state === 'claimed' && isUnproven && at + UNPROVEN_MS <= now
}
