import { DnsReminderDue } from '#events/domains/events'
import { agencies } from '#features/agencies'
import { ownerEmail } from '#features/workspaces'
import { type ConnectedHost, dnsReminders } from '#functions/domains/store'
import { world } from '#lib/world'
import type { changeHost } from './change-host.ts'

const HOUR_MS = 3_600_000
/** Hours after the claim at which the owner of records that are not there is reminded. */
const buckets = [24, 72] as const

type Reminding = Pick<NonNullable<Parameters<typeof changeHost>[2]>, 'with' | 'events'> & {
  readonly set?: Pick<ConnectedHost, 'reminded'>
}

/** What a step writes beside the host when the owner is to be reminded of its records: once for each bucket. */
export const reminding = async (row: ConnectedHost): Promise<Reminding> => {
  const { agencyId, host, claimId, workspaceId, claimedAt, reminded } = row
  const now = world().now()
  const bucket = buckets.findLast((hours) => claimedAt + hours * HOUR_MS <= now)
  if (bucket === undefined || bucket <= reminded) return {}
  const set = { reminded: bucket }
  const [agency, userEmail] = await Promise.all([agencies.get({ ID: agencyId }), ownerEmail(workspaceId)])
  if (!agency || !userEmail) return { set }
  const reminder = {
    domain: host,
    agencyId,
    agencyName: agency.name,
    userEmail,
    bucket,
    timestamp: Math.floor(now / 1000),
    sent: false,
    claimId,
  }
  return {
    set,
    with: [dnsReminders.putting(reminder)],
    events: [DnsReminderDue({ workspaceId, agencyId, host, claimId, bucket })],
  }
}
