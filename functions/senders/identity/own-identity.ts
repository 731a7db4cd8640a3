import type { Claim, Identity, SesIdentities } from './ses.gateway.ts'

/**
 * The identity of this claim. One that an earlier claim has left is replaced, since its DKIM keys may be known: of the agency itself, or of
 * another whose claim gave way to this one, as long as `hasClaim` says so. `undefined`: the domain is an identity of another user of this
 * account, or another agency's again.
 */
export const ownIdentity = async (
  ses: SesIdentities,
  claim: Claim,
  hasClaim: () => Promise<boolean>,
): Promise<Identity | undefined> => {
  const { agencyId, domain, id } = claim
  if (!(await ses.create(claim))) {
    const found = await ses.find(domain)
    if (found && (found.agencyId === undefined || (found.agencyId !== agencyId && !(await hasClaim()))))
      return undefined
    if (found && found.claimId !== id) {
      await ses.remove(domain)
      await ses.create(claim)
    }
  }
  return ses.find(domain)
}

/** Removes the identity if it is of this claim, with the tenant, where none but the claim needs it. */
export const removeIdentity = async (ses: SesIdentities, claim: Claim): Promise<void> => {
  const found = await ses.find(claim.domain)
  await ses.removeTenant(claim)
  if (found?.agencyId === claim.agencyId && found.claimId === claim.id) await ses.remove(claim.domain)
}
