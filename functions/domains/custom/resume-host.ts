import { changeHost } from '#functions/domains/connect/change-host'
import { startRun } from '#functions/domains/connect/start-run'
import { hosts, isConnected } from '#functions/domains/store'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'

/** A flow may pause for ten minutes, and rests an hour after a failure. */
const OVERDUE_MS = 65 * 60_000

/** Gives a host whose flow has ended another, for what is left to do; whether it was settled already. */
export const resumeHost = async (id: {
  readonly agencyId: string
  readonly host: string
}): Promise<'settled' | 'open'> => {
  const row = await hosts.get(id, { consistent: true })
  if (!isConnected(row) || row.unsettledAt === undefined) return 'settled'
  const now = world().now()
  if ((row.nextAt ?? row.at) + OVERDUE_MS > now) return 'open'
  const run = ulid(now)
  if (await changeHost(row, { run, nextAt: now })) await startRun({ ...row, run })
  return 'open'
}
