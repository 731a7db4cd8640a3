import { beginRemoval } from '#functions/senders/claims/begin-removal'
import { settleClaim } from '#functions/senders/claims/settle-claim'
import { settleRemoval } from '#functions/senders/claims/settle-removal'
import { sesIdentities } from '#functions/senders/identity/ses.gateway'
import { UNVERIFIED_MS } from '#functions/senders/unverified'
import type { SenderConfiguration } from '#lib/senders/sender-configuration'
import { type StoredSender, senders } from '#lib/senders/store'
import { world } from '#lib/world'
import { checkSender } from './check-sender.ts'
import { startRun } from './start-run.ts'

/**
 * One step of an agency’s sender, whichever is due: called by the sweeper. What a crash has left comes to its end; a run that died is
 * started again; a verified domain is looked at again; one that nobody verified is given up.
 */
export const advanceSender = async (agencyId: string, configuration: SenderConfiguration): Promise<void> => {
  const ses = sesIdentities(configuration)
  const row = await senders.get({ agencyId }, { consistent: true })
  if (!row) return
  if (row.state === 'claiming') return void (await settleClaim(row, ses))
  if (row.state === 'removing') return settleRemoval(row, ses)
  if (isForgotten(row)) {
    if (await beginRemoval(row, 'system')) await advanceSender(agencyId, configuration)
    return
  }
  if (row.status === 'not_started' || row.status === 'failure') return
  const after = await checkSender(row, ses)
  if (after?.status === 'pending') await startRun(after)
}

const isForgotten = ({ status, at }: StoredSender): boolean =>
  (status === 'not_started' || status === 'failure') && at + UNVERIFIED_MS <= world().now()
