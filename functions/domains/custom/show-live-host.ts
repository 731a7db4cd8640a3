import { agencyOf } from '#features/agencies'
import { probeHost } from '#functions/domains/connect/probe-host'
import { hosts } from '#functions/domains/store'
import type { Verb } from '#lib/http/api'
import { domainText } from '#shared/domains/messages'
import type { domains as routes } from '#shared/domains/routes'
import { Problem } from '#shared/problems'

/** Whether a host of the caller's own agency answers with its portal now. Nothing else is ever requested. */
export const showLiveHost: Verb<typeof routes, 'GET /proxy'> = async ({ domain }, { access: { workspaceId } }) => {
  const { ID: agencyId } = await agencyOf(workspaceId)
  const host = domain.toLowerCase().replaceAll(/\s/g, '')
  const row = await hosts.get({ agencyId, host }, { consistent: true })
  if (!row || row.state === 'released') throw new Problem('not-found', domainText('notYours'))
  if (!(await probeHost(row))) throw new Problem('conflict', domainText('notLive', host))
  return { live: true }
}
