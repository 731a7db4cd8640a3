import { proveInDirectory, unproveInDirectory } from '#functions/senders/claims/prove-in-directory'
import type { Identity, SesIdentities } from '#functions/senders/identity/ses.gateway'
import { changingSender } from '#functions/senders/sender-writes'
import { UNVERIFIED_MS } from '#functions/senders/unverified'
import { attempt } from '#lib/database/commit'
import type { StoredSender } from '#lib/senders/store'
import { world } from '#lib/world'

const MINUTE_MS = 60_000
/** When a sender is looked at again without anyone asking, by how it stands: a run that looks for records may have died. */
const AGAIN_MS = {
  pending: 15 * MINUTE_MS,
  temporary_failure: 60 * MINUTE_MS,
  // SES takes few questions a second, and of ten thousand domains a day's are four hundred an hour
  verified: 24 * 60 * MINUTE_MS,
} as const
/** SES stops looking after three days; what is still missing then is for the agency to mend. */
const GONE = { status: 'failure', dkimSeen: 'missing', mailFromSeen: 'missing', error: 'HOST_NOT_FOUND' } as const

/**
 * One look at how SES sees the domain, written down if nobody else changed the sender meanwhile. The directory says that it is
 * proven, and the tenant is made, before the sender counts as verified, because mail can leave from then on. `undefined`: someone did change it.
 */
export const checkSender = async (row: StoredSender, ses: SesIdentities): Promise<StoredSender | undefined> => {
  const found: Pick<Identity, 'status' | 'dkimSeen' | 'mailFromSeen' | 'error'> = (await ownOf(row, ses)) ?? GONE
  const isOthers = found.status === 'verified' && !(await proveInDirectory(row))
  const { status, dkimSeen, mailFromSeen, error } = isOthers ? GONE : found
  if (status === 'verified' && row.status !== 'verified') await ses.makeTenant(row)
  const now = world().now()
  // a domain that was verified has its own time to be mended
  const at = status === 'failure' && row.status !== 'failure' ? now : row.at
  const dueAt = status === 'failure' ? at + UNVERIFIED_MS : now + AGAIN_MS[status]
  const { error: _, ...rest } = row
  const { after, writes } = changingSender(rest, {
    status,
    dkimSeen,
    mailFromSeen,
    checkedAt: now,
    at,
    dueAt,
    ...(error && status !== 'verified' ? { error } : {}),
  })
  if (status === 'failure') await unproveInDirectory(row)
  const { committed } = await attempt(writes)
  return committed ? after : undefined
}

/** A domain whose identity is another’s by now has none. */
const ownOf = async ({ agencyId, domain, id }: StoredSender, ses: SesIdentities): Promise<Identity | undefined> => {
  const found = await ses.find(domain)
  return found?.agencyId === agencyId && found.claimId === id ? found : undefined
}
