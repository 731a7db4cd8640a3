import { clearingEmailDomain } from '#features/agencies'
import { withdrawingAt } from '#functions/senders/sender-writes'
import { dueSenders } from '#functions/senders/store'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { type StoredSender, senders } from '#lib/senders/store'
import { world } from '#lib/world'

/** Longer than any function runs: what one that was under way has made outside is found then. */
const LATEST_STEP_MS = 16 * 60_000

/** Stores that the domain is given up, with which mail leaves from the neutral sender; `false` if the sender was changed meanwhile. */
export const beginRemoval = async (row: StoredSender, by: string): Promise<boolean> => {
  const { agencyId, workspaceId, domain, id, version, dueAt } = row
  const now = world().now()
  const after: StoredSender = { ...row, state: 'removing', status: 'not_started', dueAt: now, version: version + 1 }
  const { committed } = await attempt([
    senders.putting(after, { id: is(id), version: is(version) }),
    clearingEmailDomain(agencyId, id),
    ...(dueAt === now ? [] : [dueSenders.removing({ at: dueAt, agencyId })]),
    dueSenders.putting({ at: now, agencyId, domain, id, task: 'advance' }),
    withdrawingAt(row, now + LATEST_STEP_MS),
    auditing({ owner: `WS#${workspaceId}`, action: 'agency-sender.removed', by, subject: domain, now }),
  ])
  return committed
}
