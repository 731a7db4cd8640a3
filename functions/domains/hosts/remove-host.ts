import { agencyOf, clearingSubdomain } from '#features/agencies'
import { beginRemoval, removeCustom } from '#functions/domains/custom/remove-custom'
import { settleRedirects } from '#functions/domains/redirects/settle-redirects'
import { hosts, isConnected, type StoredHost, unsettledHosts } from '#functions/domains/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { domainText } from '#shared/domains/messages'
import type { domains as routes } from '#shared/domains/routes'
import type { HostKind } from '#shared/domains/schema'
import { Problem } from '#shared/problems'
import { settleHost } from './settle-host.ts'

/** Gives a host up: it stops answering, and nobody but this agency can have it for some time. A repeated call finds it given up. */
export const removeHost: Verb<typeof routes, 'DELETE /hosting-api/custom-domain'> = async (
  { agencyId, domain },
  { actor, access: { workspaceId } },
) => {
  const host = domain.toLowerCase().replaceAll(/\s/g, '')
  const by = actorName(actor)
  const kind = await retrying<HostKind>(`the removal of ${host}`, async () => {
    const agency = await agencyOf(workspaceId)
    const row = agency.ID === agencyId ? await hosts.get({ agencyId, host }, { consistent: true }) : undefined
    if (!row) throw new Problem('not-found', domainText('notYours'))
    // one that expires is removed too, and not kept
    const isGivenUp = row.state === 'released' || (row.state === 'removing' && row.ending !== 'expired')
    if (isGivenUp) return row.type
    const isRemoving = isConnected(row) ? await removeCustom(agency, row, by) : await removeSubdomain(row, by)
    return isRemoving ? row.type : conflict
  })
  if (kind === 'custom') {
    await beginRemoval({ agencyId, host })
    return { success: true, message: domainText('customCancelled', host).message }
  }
  await settleHost({ agencyId, host })
  // where visitors of its own domains are led to, if they are
  await settleRedirects(agencyId)
  return { success: true, message: domainText('cancelled', host).message }
}

const removeSubdomain = async ({ agencyId, host, workspaceId, claimId, state, at }: StoredHost, by: string) => {
  const now = world().now()
  const { committed } = await attempt([
    hosts.changing(
      { agencyId, host },
      { set: { state: 'removing', at: now } },
      { claimId: is(claimId), state: is(state) },
    ),
    clearingSubdomain(agencyId, host),
    ...(state === 'claiming' && at !== now ? [unsettledHosts.removing({ at, host })] : []),
    unsettledHosts.putting({ at: now, host, agencyId }),
    auditing({ owner: `WS#${workspaceId}`, action: 'agency-host.removed', by, subject: host, now }),
  ])
  return committed
}
