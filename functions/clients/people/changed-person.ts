import { clients, indexOf, type StoredClient } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'

interface How {
  readonly workspaceId: string
  /** Who changed it, as the activity log names them. */
  readonly by: string
  /** Milliseconds. */
  readonly now: number
}

/**
 * A client as they are with what they, or an admin of their organisation, changed, and the writes of it: refused where the record has
 * changed since, or they have moved. The record's time grows with each save, also within a second.
 */
export const changedPerson = (
  before: StoredClient,
  fields: Partial<StoredClient>,
  { workspaceId, by, now }: How,
): { readonly after: StoredClient; readonly writes: readonly Write[] } => {
  const { ID, orgId, lastModified } = before
  const set = { ...fields, lastModified: Math.max(Math.floor(now / 1000), lastModified + 1) }
  const after = { ...before, ...set }
  return {
    after,
    writes: [
      clients.changing({ ID }, { set, index: indexOf(after) }, { lastModified: is(lastModified), orgId: is(orgId) }),
      auditing({ owner: `WS#${workspaceId}`, action: 'client.saved', by, subject: ID, subjectName: after.name, now }),
    ],
  }
}
