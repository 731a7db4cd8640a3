import { UNVERIFIED_MS } from '#functions/senders/unverified'
import { givesWay, withClaimOf } from '#lib/claims/first-claims'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { type MailDomain, mailDomains } from '#lib/senders/store'

/** `taken`: another agency has the domain. `given-up`: this very claim was given up meanwhile. */
export type ClaimOutcome = 'claimed' | 'taken' | 'given-up'

/**
 * Puts a claim into the directory, which all regions share: a domain is an agency's if it is nobody's, or if another's keys were not found
 * for seven days since it first claimed it. The second time finds the claim there. What was released is free at once, because DKIM proves
 * each claim anew with keys of its own. `since`: when it was made; one that is newer than the agency's own there follows a restore, which has
 * lost that one's row.
 */
export const claimInDirectory = (claim: MailDomain, since: number): Promise<ClaimOutcome> =>
  retrying<ClaimOutcome>(`the claim of ${claim.domain}`, async () => {
    const { domain, agencyId, claimId, at } = claim
    const seen = await mailDomains.get({ domain }, { consistent: true })
    if (seen?.claimId === claimId) return seen.state === 'released' ? 'given-up' : 'claimed'
    if (seen?.state === 'claimed' && seen.agencyId === agencyId && seen.at >= since) return 'given-up'
    if (seen?.state === 'claimed' && seen.agencyId !== agencyId && !gives(seen, agencyId, at)) return 'taken'
    const next = { ...claim, firstClaims: withClaimOf(agencyId, at, seen && isUnproven(seen) ? seen : undefined) }
    const write = seen
      ? mailDomains.putting(next, { claimId: is(seen.claimId), state: is(seen.state) })
      : mailDomains.creating(next)
    const { committed } = await attempt([write])
    return committed ? 'claimed' : conflict
  })

const gives = (seen: MailDomain, agencyId: string, now: number): boolean =>
  isUnproven(seen) && givesWay(seen, agencyId, now, UNVERIFIED_MS)

const isUnproven = ({ provenAt }: MailDomain): boolean => provenAt === undefined

/** Whether the directory has this very claim. */
export const hasClaim = async ({ domain, id }: { readonly domain: string; readonly id: string }): Promise<boolean> => {
  const seen = await mailDomains.get({ domain }, { consistent: true })
  return seen?.claimId === id && seen.state === 'claimed'
}
