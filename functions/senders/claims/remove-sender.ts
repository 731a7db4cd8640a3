import { agencyOf } from '#features/agencies'
import { sesIdentities } from '#functions/senders/identity/ses.gateway'
import { actorName } from '#lib/auth/actor-name'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { senderConfiguration } from '#lib/senders/sender-configuration'
import { senders } from '#lib/senders/store'
import { Problem } from '#shared/problems'
import { senderText } from '#shared/senders/messages'
import type { senders as routes } from '#shared/senders/routes'
import { beginRemoval } from './begin-removal.ts'
import { settleRemoval } from './settle-removal.ts'

/** Deletes the domain that an agency sends from. A repeated call finds it deleted. */
export const removeSender: Verb<typeof routes, 'DELETE /email/domains/{id}'> = async (
  { id, agencyId },
  { actor, access: { workspaceId } },
) => {
  const agency = await agencyOf(workspaceId)
  if (agency.ID !== agencyId) throw new Problem('not-found', senderText('notYours'))
  await retrying<void>(`the removal of a sender of ${agencyId}`, async () => {
    const row = await senders.get({ agencyId }, { consistent: true })
    if (row?.id !== id || row.state === 'removing') return
    if (!(await beginRemoval(row, actorName(actor)))) return conflict
  })
  const row = await senders.get({ agencyId }, { consistent: true })
  const configuration = senderConfiguration()
  if (row?.id === id && row.state === 'removing' && configuration)
    await settleRemoval(row, sesIdentities(configuration))
  return { success: true, message: senderText('deleted').message }
}
