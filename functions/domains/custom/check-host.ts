import { agencyOf } from '#features/agencies'
import { awaitRecords } from '#functions/domains/connect/await-records'
import { changeHost } from '#functions/domains/connect/change-host'
import { startRun } from '#functions/domains/connect/start-run'
import { presentHost } from '#functions/domains/present-host'
import { type ConnectedHost, hosts, isConnected, unsettledHosts } from '#functions/domains/store'
import type { Verb } from '#lib/http/api'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { domainText } from '#shared/domains/messages'
import type { domains as routes } from '#shared/domains/routes'
import { Problem } from '#shared/problems'

/** A flow that takes its next step within this time needs no help. */
const SOON_MS = 20_000
const EXPIRES_MS = 7 * 24 * 3_600_000

/** Looks at a custom domain's records now, for a member who has just set them; what follows then is not left to the flow's pauses. */
export const checkHost: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/agency/domains/check'> = async (
  { host },
  { access: { workspaceId } },
) => {
  const { ID: agencyId } = await agencyOf(workspaceId)
  const id = { agencyId, host: host.toLowerCase() }
  const row = await hosts.get(id, { consistent: true })
  if (isConnected(row)) await check(row)
  const after = await hosts.get(id, { consistent: true })
  const shown = after && presentHost(after)
  if (!shown) throw new Problem('not-found', domainText('notYours'))
  return { host: shown }
}

const check = async (row: ConnectedHost): Promise<void> => {
  const id = { agencyId: row.agencyId, host: row.host }
  if (row.state === 'expired') await reopen(row)
  const open = await hosts.get(id, { consistent: true })
  if (isConnected(open) && open.state === 'waiting') await awaitRecords(open)
  const after = await hosts.get(id, { consistent: true })
  if (!isConnected(after) || after.unsettledAt === undefined) return
  const now = world().now()
  const hasMoved = after.state !== open?.state
  if (!hasMoved && (after.state === 'waiting' || (after.nextAt ?? now) <= now + SOON_MS)) return
  const run = ulid(now)
  if (await changeHost(after, { run, tries: 0, nextAt: now })) await startRun({ ...after, run })
}

/** An expired claim waits for its records again: another agency may have the host by now, which the next look finds. */
const reopen = async (row: ConnectedHost): Promise<void> => {
  const now = world().now()
  const { agencyId, host } = row
  const run = ulid(now)
  const set = {
    state: 'waiting',
    at: now,
    run,
    tries: 0,
    nextAt: now,
    until: now + EXPIRES_MS,
    unsettledAt: now,
  } as const
  const writes = [unsettledHosts.putting({ at: now, host, agencyId })]
  if (await changeHost(row, set, { remove: ['error'], with: writes })) await startRun({ ...row, run })
}
