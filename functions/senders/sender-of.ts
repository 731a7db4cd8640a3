import { agencyOf } from '#features/agencies'
import { type StoredSender, senders } from '#lib/senders/store'
import { Problem } from '#shared/problems'
import { senderText } from '#shared/senders/messages'

/** The workspace's own sender of this id; `not-found` for every other. */
export const senderOf = async (
  workspaceId: string,
  { agencyId, id }: { readonly agencyId: string; readonly id: string },
): Promise<StoredSender> => {
  const { ID } = await agencyOf(workspaceId)
  const row = ID === agencyId ? await senders.get({ agencyId }, { consistent: true }) : undefined
  if (row?.id !== id || row.state === 'removing') throw new Problem('not-found', senderText('notYours'))
  return row
}
