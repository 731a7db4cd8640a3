import { clearingEmailDomain } from '#features/agencies'
import { chooseMailFrom } from '#functions/senders/identity/choose-mail-from'
import { ownIdentity } from '#functions/senders/identity/own-identity'
import type { SesIdentities } from '#functions/senders/identity/ses.gateway'
import { changingSender, endingDue } from '#functions/senders/sender-writes'
import { UNVERIFIED_MS } from '#functions/senders/unverified'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { type StoredSender, senders } from '#lib/senders/store'
import { world } from '#lib/world'
import { claimInDirectory, hasClaim } from './claim-in-directory.ts'
import { claimOf } from './claim-of.ts'
import { releaseInDirectory } from './release-in-directory.ts'

/** `taken`: by another agency. `elsewhere`: by another user of this AWS account. `given-up`: its agency deleted it meanwhile. */
export type Settled = 'present' | 'taken' | 'elsewhere' | 'given-up'

/**
 * Brings a claim to its end: the directory first, then the identity, then the row. Each step finds what it has done before, so a crash
 * between two is resumed by the next call or the sweeper.
 */
export const settleClaim = async (row: StoredSender, ses: SesIdentities): Promise<Settled> => {
  const { agencyId, workspaceId, domain, by } = row
  const now = world().now()
  const outcome = await claimInDirectory({ ...claimOf(row, now), state: 'claimed' }, row.at)
  if (outcome === 'given-up') return 'given-up'
  if (outcome === 'taken') return withdraw(row, 'taken')
  const identity = await ownIdentity(ses, row, () => hasClaim(row))
  if (!identity) {
    await releaseInDirectory(claimOf(row, now))
    return withdraw(row, 'elsewhere')
  }
  const mailFrom = row.mailFrom || (await chooseMailFrom(domain))
  await ses.setMailFrom(domain, mailFrom)
  const { tokens, signingZone, dkimSeen } = identity
  const { writes } = changingSender(row, {
    state: 'present',
    tokens: [...tokens],
    signingZone,
    mailFrom,
    dkimSeen,
    mailFromSeen: 'missing',
    dueAt: now + UNVERIFIED_MS,
  })
  const { committed } = await attempt([
    ...writes,
    auditing({ owner: `WS#${workspaceId}`, action: 'agency-sender.added', by, subject: domain, now }),
  ])
  if (committed) return 'present'
  // another call came to the end first, or the agency has deleted the domain
  const current = await senders.get({ agencyId }, { consistent: true })
  return current?.id === row.id && current.state === 'present' ? 'present' : 'given-up'
}

const withdraw = async (row: StoredSender, outcome: 'taken' | 'elsewhere'): Promise<Settled> => {
  const { agencyId, id, version } = row
  await attempt([
    senders.removing({ agencyId }, { id: is(id), version: is(version) }),
    clearingEmailDomain(agencyId, id),
    endingDue(row),
  ])
  return outcome
}
