import { agencyOf } from '#features/agencies'
import { hosts } from '#functions/domains/store'
import type { Verb } from '#lib/http/api'
import { domainText } from '#shared/domains/messages'
import type { domains as routes } from '#shared/domains/routes'
import { Problem } from '#shared/problems'

/** Whether a host of the caller's own agency is live. */
export const showLiveHost: Verb<typeof routes, 'GET /proxy'> = async ({ domain }, { access: { workspaceId } }) => {
  const { ID: agencyId } = await agencyOf(workspaceId)
  const row = await hosts.get({ agencyId, host: domain.toLowerCase() }, { consistent: true })
  if (row?.state !== 'live') throw new Problem('not-found', domainText('notYours'))
  return { live: true }
}
