import { undoTurns } from '#features/billing'
import { auditLog } from '#lib/audit'
import { CANARY_WORKSPACE } from './store.ts'

const OWNER = `WS#${CANARY_WORKSPACE}`

/** Removes what a deleted conversation leaves in a workspace: the entry of its turn, which is given back, and the audit line of the deletion. */
export const tidyUp = async (): Promise<void> => {
  await undoTurns({ kind: 'workspace', id: CANARY_WORKSPACE })
  const { items } = await auditLog.list(OWNER, 'AUD#', { limit: 100 })
  await Promise.all(items.map(({ id }) => auditLog.drop({ owner: OWNER, id })))
}
