import { environment } from '#lib/environment'
import type { MailDomain, StoredSender } from '#lib/senders/store'
import { isRegion } from '#shared/regions'

/** What the directory says of a sender's claim. `at` in milliseconds. */
export const claimOf = (
  { agencyId, domain, id: claimId }: Pick<StoredSender, 'agencyId' | 'domain' | 'id'>,
  at: number,
): Omit<MailDomain, 'state'> => {
  const region = environment('REGION_NAME')
  if (!isRegion(region)) throw new Error(`${region} is no region`)
  return { agencyId, domain, claimId, region, at }
}
