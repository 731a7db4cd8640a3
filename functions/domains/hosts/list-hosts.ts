import { agencyOf } from '#features/agencies'
import { presentHost } from '#functions/domains/present-host'
import { redirectOf, settleRedirects } from '#functions/domains/redirects/settle-redirects'
import { hosts } from '#functions/domains/store'
import { optionalEnvironment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import type { domains as routes } from '#shared/domains/routes'

/** The agency's hosts that are not given up, and where product subdomains are. */
export const listHosts: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/agency/domains'> = async (
  _,
  { access: { workspaceId } },
) => {
  const { ID } = await agencyOf(workspaceId)
  const list = () => hosts.list(`AGY#${ID}`, 'HOST#', { consistent: true })
  let { items } = await list()
  const live = items.filter(({ type, state }) => type === 'custom' && state === 'live')
  if (live.length > 0) {
    // white label may have come back, which no event announces
    const wanted = await redirectOf(workspaceId, items)
    if (live.some(({ redirectsTo }) => redirectsTo !== wanted)) {
      await settleRedirects(ID)
      ;({ items } = await list())
    }
  }
  const subdomainRoot = optionalEnvironment('SUBDOMAIN_ROOT')
  return {
    ...(subdomainRoot ? { subdomainRoot } : {}),
    hosts: items.flatMap((row) => presentHost(row) ?? []),
  }
}
