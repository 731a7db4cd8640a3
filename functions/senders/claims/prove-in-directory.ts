import { attempt } from '#lib/database/commit'
import { absent, is, present } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { type MailDomain, mailDomains, type StoredSender } from '#lib/senders/store'
import { world } from '#lib/world'
import { claimOf } from './claim-of.ts'

type Claim = Pick<StoredSender, 'agencyId' | 'domain' | 'id'>

/**
 * Says in the directory that a claim's keys are in DNS, with which no other agency can have the domain. `false`: it is another's by now,
 * whose keys may be there too, since each region has its own. A claim that the directory has lost (docs/restore.md) is there again.
 */
export const proveInDirectory = (claim: Claim): Promise<boolean> =>
  retrying<boolean>(`the proof of ${claim.domain}`, async () => {
    const { domain, id } = claim
    const now = world().now()
    const seen = await mailDomains.get({ domain }, { consistent: true })
    if (seen && (seen.claimId !== id || seen.state !== 'claimed')) return false
    if (seen?.provenAt !== undefined) return true
    const proven: MailDomain = { ...claimOf(claim, seen?.at ?? now), state: 'claimed', provenAt: now }
    const isAsSeen = { claimId: is(id), state: is('claimed'), provenAt: absent }
    const { committed } = await attempt([seen ? mailDomains.putting(proven, isAsSeen) : mailDomains.creating(proven)])
    return committed || conflict
  })

/** The keys were not found for days: the claim keeps the domain for as long as a new one does. The second time changes nothing. */
export const unproveInDirectory = async ({ agencyId, domain, id }: Claim): Promise<void> => {
  const now = world().now()
  await attempt([
    mailDomains.changing(
      { domain },
      { set: { firstClaims: { [agencyId]: now } }, remove: ['provenAt'] },
      { claimId: is(id), state: is('claimed'), provenAt: present },
    ),
  ])
}
