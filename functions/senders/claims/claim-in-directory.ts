import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { type MailDomain, mailDomains } from '#lib/senders/store'

/** `taken`: another agency has the domain. `given-up`: this very claim was given up meanwhile. */
export type ClaimOutcome = 'claimed' | 'taken' | 'given-up'

/**
 * Puts a claim into the directory, which all regions share: a domain is an agency's if it is nobody's. The second time finds the
 * claim there. What was released is free at once, because DKIM proves each claim anew with keys of its own.
 */
export const claimInDirectory = (claim: MailDomain): Promise<ClaimOutcome> =>
  retrying<ClaimOutcome>(`the claim of ${claim.domain}`, async () => {
    const seen = await mailDomains.get({ domain: claim.domain }, { consistent: true })
    if (seen?.claimId === claim.claimId) return seen.state === 'released' ? 'given-up' : 'claimed'
    if (seen?.state === 'claimed') return seen.agencyId === claim.agencyId ? 'given-up' : 'taken'
    const write = seen
      ? mailDomains.putting(claim, { claimId: is(seen.claimId), state: is(seen.state) })
      : mailDomains.creating(claim)
    const { committed } = await attempt([write])
    return committed ? 'claimed' : conflict
  })

/** Marks a claim as given up, also one that the directory does not have yet: its first step may still be under way. */
export const releaseInDirectory = (claim: Omit<MailDomain, 'state'>): Promise<void> =>
  retrying<void>(`the release of ${claim.domain}`, async () => {
    const released: MailDomain = { ...claim, state: 'released' }
    const seen = await mailDomains.get({ domain: claim.domain }, { consistent: true })
    if (seen && (seen.claimId !== claim.claimId || seen.state === 'released')) return
    const write = seen
      ? mailDomains.putting(released, { claimId: is(seen.claimId), state: is(seen.state) })
      : mailDomains.creating(released)
    const { committed } = await attempt([write])
    if (!committed) return conflict
  })
