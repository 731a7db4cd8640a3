import { agencyOf } from '#features/agencies'
import { hosts } from '#functions/domains/store'
import { optionalEnvironment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import type { domains as routes } from '#shared/domains/routes'
import { presentHost } from './present-host.ts'

/** The agency's hosts that are not given up, and where product subdomains are. */
export const listHosts: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/agency/domains'> = async (
  _,
  { access: { workspaceId } },
) => {
  const { ID } = await agencyOf(workspaceId)
  const { items } = await hosts.list(`AGY#${ID}`, 'HOST#', { consistent: true })
  const subdomainRoot = optionalEnvironment('SUBDOMAIN_ROOT')
  return {
    ...(subdomainRoot ? { subdomainRoot } : {}),
    hosts: items.flatMap((row) => presentHost(row) ?? []),
  }
}
