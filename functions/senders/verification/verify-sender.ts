import { claimInDirectory } from '#functions/senders/claims/claim-in-directory'
import { claimOf } from '#functions/senders/claims/claim-of'
import { type SesIdentities, sesIdentities } from '#functions/senders/identity/ses.gateway'
import { recordsOf } from '#functions/senders/records-of'
import { senderOf } from '#functions/senders/sender-of'
import { changingSender } from '#functions/senders/sender-writes'
import { attempt } from '#lib/database/commit'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { senderConfiguration } from '#lib/senders/sender-configuration'
import type { StoredSender } from '#lib/senders/store'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { senderText } from '#shared/senders/messages'
import type { senders as routes } from '#shared/senders/routes'
import { checkSender } from './check-sender.ts'
import { startRun } from './start-run.ts'

const AN_HOUR = { perWindow: 30, windowSeconds: 3600, message: senderText('tooManyChecks') }

/**
 * Begins to look for a domain’s records, and looks at once. What SES has given up is made anew, with new keys: only that makes it look
 * again.
 */
export const verifySender: Verb<typeof routes, 'POST /email/domains/{id}/verify'> = async (
  input,
  { access: { workspaceId } },
) => {
  const configuration = senderConfiguration()
  if (!configuration) throw new Problem('conflict', senderText('noSenders'))
  await rateLimit({ scope: `verify-sender#${workspaceId}`, ...AN_HOUR })
  const ses = sesIdentities(configuration)
  const begun = await retrying<StoredSender>(`the verification of ${input.id}`, async () => {
    const row = await senderOf(workspaceId, input)
    if (row.state === 'claiming') throw new Problem('conflict', senderText('notVerified'))
    return (await begin(row, ses)) ?? conflict
  })
  if (begun.status === 'pending') await startRun(begun)
  const row = (await checkSender(begun, ses)) ?? (await senderOf(workspaceId, input))
  const { status } = row
  return {
    success: status !== 'failure',
    message: senderText(status === 'verified' ? 'verified' : status === 'failure' ? 'notVerified' : 'pending').message,
    data: { status, records: recordsOf(row) },
  }
}

/** The sender that is being looked for; `undefined` if it was changed meanwhile. */
const begin = async (row: StoredSender, ses: SesIdentities): Promise<StoredSender | undefined> => {
  const { status, domain, mailFrom, mailFromSeen } = row
  if (status === 'verified' || status === 'temporary_failure') {
    // SES has given up to look for it, and looks again when it is set again
    if (mailFromSeen === 'failed') await ses.setMailFrom(domain, mailFrom)
    return row
  }
  if (status === 'pending') return row
  const now = world().now()
  // another agency may have it by now
  if ((await claimInDirectory({ ...claimOf(row, now), state: 'claimed' }, row.at)) !== 'claimed')
    throw new Problem('conflict', senderText('taken'))
  const renewed = status === 'failure' ? await renew(row, ses) : {}
  const { error: _, ...rest } = row
  const { after, writes } = changingSender(rest, {
    ...renewed,
    status: 'pending',
    at: now,
    verifyingAt: now,
    dueAt: now + 15 * 60_000,
  })
  const { committed } = await attempt(writes)
  return committed ? after : undefined
}

const renew = async (row: StoredSender, ses: SesIdentities) => {
  const { domain, mailFrom } = row
  const found = await ses.find(domain)
  if (found && found.agencyId === undefined) throw new Problem('conflict', senderText('elsewhere'))
  await ses.remove(domain)
  await ses.create(row)
  await ses.setMailFrom(domain, mailFrom)
  const made = await ses.find(domain)
  if (!made) throw new Problem('conflict', senderText('notVerified'))
  const { tokens, signingZone, dkimSeen, mailFromSeen } = made
  return { tokens: [...tokens], signingZone, dkimSeen, mailFromSeen }
}
