import { HostLive } from '#events/domains/events'
import { agencies, namingCustomDomain } from '#features/agencies'
import { brandInDirectory } from '#functions/domains/brand/brand-in-directory'
import { publishBrandOf } from '#functions/domains/brand/publish-brand-of'
import { settleRedirects } from '#functions/domains/redirects/settle-redirects'
import type { ConnectedHost } from '#functions/domains/store'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { hostClaims } from '#lib/hosts/host-claims'
import { world } from '#lib/world'
import { domainText } from '#shared/domains/messages'
import { moveOn, settle, stay, type Turn } from './change-host.ts'
import { configOf } from './next-domain-of.ts'
import { probeHost } from './probe-host.ts'
import { refuseHost } from './refuse-host.ts'
import { storedText } from './stored-text.ts'

/** Opens the portal on a host that answers: first the directory says so, then the agency's own records. */
export const goLive = async (row: ConnectedHost): Promise<Turn> => {
  const { agencyId, host, claimId, workspaceId, by } = row
  if (!(await probeHost(row))) {
    if (row.until <= world().now())
      return moveOn(row, 'removing', { ending: 'expired', error: storedText(domainText('noAnswerYet')) })
    return stay(row, { error: storedText(domainText('noAnswerYet')) })
  }
  const [claim, agency] = await Promise.all([
    hostClaims.get({ host }, { consistent: true }),
    agencies.get({ ID: agencyId }, { consistent: true }),
  ])
  if (claim?.claimId !== claimId) return refuseHost(row, domainText('customExists'))
  if (!agency) return stay(row)
  const now = world().now()
  if (claim.state === 'proven') {
    const { committed } = await attempt([
      hostClaims.changing(
        { host },
        { set: { state: 'live', at: now, ...brandInDirectory(agency) } },
        { claimId: is(claimId), state: is('proven') },
      ),
    ])
    if (!committed) return 'again'
  }
  // settings that were saved meanwhile
  await publishBrandOf(agencyId)
  const redirectsTo = await settleRedirects(agencyId)
  return settle(row, 'live', redirectsTo === undefined ? {} : { redirectsTo }, {
    with: [
      ...namingCustomDomain(agency, { host, isVerified: true, config: configOf(row.records) }),
      auditing({ owner: `WS#${workspaceId}`, action: 'agency-host.added', by, subject: host, now }),
    ],
    events: [HostLive({ workspaceId, agencyId, host })],
  })
}
