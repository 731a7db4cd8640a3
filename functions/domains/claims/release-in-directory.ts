import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { type HostClaim, hostClaims } from '#lib/hosts/host-claims'

/**
 * Marks a claim as given up, also one that the directory does not have yet: its first step may still be on its way. Where
 * another claim is, nothing changes; the second time finds the mark.
 */
export const releaseInDirectory = (claim: Omit<HostClaim, 'state' | 'brand' | 'brandAt'>): Promise<void> =>
  retrying<void>(`the release of ${claim.host}`, async () => {
    const seen = await hostClaims.get({ host: claim.host }, { consistent: true })
    if (seen && (seen.claimId !== claim.claimId || seen.state === 'released')) return
    const { provenAt, firstClaims } = seen ?? {}
    const released: HostClaim = {
      ...claim,
      state: 'released',
      ...(provenAt === undefined ? {} : { provenAt }),
      ...(firstClaims === undefined ? {} : { firstClaims }),
    }
    const write = seen
      ? hostClaims.putting(released, { claimId: is(seen.claimId), state: is(seen.state) })
      : hostClaims.creating(released)
    const { committed } = await attempt([write])
    if (!committed) return conflict
  })
