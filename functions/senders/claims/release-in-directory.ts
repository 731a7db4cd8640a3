import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { type MailDomain, mailDomains } from '#lib/senders/store'

/** Marks a claim as given up, also one that the directory does not have yet: its first step may still be under way. */
export const releaseInDirectory = (claim: Omit<MailDomain, 'state'>): Promise<void> =>
  retrying<void>(`the release of ${claim.domain}`, async () => {
    const seen = await mailDomains.get({ domain: claim.domain }, { consistent: true })
    if (seen && (seen.claimId !== claim.claimId || seen.state === 'released')) return
    const firstClaims = seen?.firstClaims
    const released: MailDomain = { ...claim, state: 'released', ...(firstClaims ? { firstClaims } : {}) }
    const write = seen
      ? mailDomains.putting(released, { claimId: is(seen.claimId), state: is(seen.state) })
      : mailDomains.creating(released)
    const { committed } = await attempt([write])
    if (!committed) return conflict
  })
