import { removeIdentity } from '#functions/senders/identity/own-identity'
import type { SesIdentities } from '#functions/senders/identity/ses.gateway'
import { endingDue } from '#functions/senders/sender-writes'
import { type DueSender, dueSenders } from '#functions/senders/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { type StoredSender, senders } from '#lib/senders/store'
import { world } from '#lib/world'
import { claimOf } from './claim-of.ts'
import { releaseInDirectory } from './release-in-directory.ts'

/** Removes what a domain has outside, then the row. Nothing is left over: the directory keeps a mark that the claim was given up. */
export const settleRemoval = async (row: StoredSender, ses: SesIdentities): Promise<void> => {
  const { agencyId, id, version } = row
  await removeIdentity(ses, row)
  await releaseInDirectory(claimOf(row, world().now()))
  await attempt([senders.removing({ agencyId }, { id: is(id), version: is(version) }), endingDue(row)])
}

/** Removes what a step that was under way when its domain was given up has made since; a claim that stands is left alone. */
export const withdrawLate = async (due: DueSender, ses: SesIdentities): Promise<void> => {
  const { agencyId, domain, id, at } = due
  const row = await senders.get({ agencyId }, { consistent: true })
  if (row?.id !== id) {
    const found = await ses.find(domain)
    if (found?.agencyId === agencyId && found.claimId === id) await ses.remove(domain)
    if (!row) await ses.removeTenant({ agencyId, domain, id })
    await releaseInDirectory(claimOf({ agencyId, domain, id }, world().now()))
  }
  await dueSenders.drop({ at, agencyId })
}
