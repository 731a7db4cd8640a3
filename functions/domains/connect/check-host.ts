import { agencyOf } from '#features/agencies'
import { presentHost } from '#functions/domains/hosts/present-host'
import { hosts } from '#functions/domains/store'
import type { Verb } from '#lib/http/api'
import { domainText } from '#shared/domains/messages'
import type { domains as routes } from '#shared/domains/routes'
import { Problem } from '#shared/problems'

/** Looks at a custom domain's records now, for a member who has just set them. */
export const checkHost: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/agency/domains/check'> = async (
  { host },
  { access: { workspaceId } },
) => {
  const { ID: agencyId } = await agencyOf(workspaceId)
  const row = await hosts.get({ agencyId, host: host.toLowerCase() }, { consistent: true })
  const shown = row && presentHost(row)
  if (!shown) throw new Problem('not-found', domainText('notYours'))
  return { host: shown }
}
