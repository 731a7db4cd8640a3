import { ownRegion } from '#lib/environment'
import type { MailDomain, StoredSender } from '#lib/senders/store'

/** What the directory says of a sender's claim. `at` in milliseconds. */
export const claimOf = (
  { agencyId, domain, id: claimId }: Pick<StoredSender, 'agencyId' | 'domain' | 'id'>,
  at: number,
): Omit<MailDomain, 'state'> => {
  return { agencyId, domain, claimId, region: ownRegion(), at }
}
