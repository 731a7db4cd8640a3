import { agencyOf, clearingSubdomain } from '#features/agencies'
import { hosts, unsettledHosts } from '#functions/domains/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { domainText } from '#shared/domains/messages'
import type { domains as routes } from '#shared/domains/routes'
import { Problem } from '#shared/problems'
import { settleHost } from './settle-host.ts'

/** Gives a host up: it stops answering, and nobody but this agency can have it for some time. A repeated call finds it given up. */
export const removeHost: Verb<typeof routes, 'DELETE /hosting-api/custom-domain'> = async (
  { agencyId, domain },
  { actor, access: { workspaceId } },
) => {
  const { ID } = await agencyOf(workspaceId)
  const host = domain.toLowerCase().replaceAll(/\s/g, '')
  await retrying<void>(`the removal of ${host}`, async () => {
    const row = ID === agencyId ? await hosts.get({ agencyId, host }, { consistent: true }) : undefined
    if (!row) throw new Problem('not-found', domainText('notYours'))
    if (row.state === 'removing' || row.state === 'released') return
    const now = world().now()
    const { committed } = await attempt([
      hosts.changing(
        { agencyId, host },
        { set: { state: 'removing', at: now } },
        { claimId: is(row.claimId), state: is(row.state) },
      ),
      clearingSubdomain(agencyId, host),
      ...(row.state === 'claiming' && row.at !== now ? [unsettledHosts.removing({ at: row.at, host })] : []),
      unsettledHosts.putting({ at: now, host, agencyId }),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'agency-host.removed',
        by: actorName(actor),
        subject: host,
        now,
      }),
    ])
    if (!committed) return conflict
  })
  await settleHost({ agencyId, host })
  return { success: true, message: domainText('cancelled', host).message }
}
