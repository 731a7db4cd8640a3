import { agencyOf } from '#functions/agencies/agency-of'
import type { Verb } from '#lib/http/api'
import type { agencies as routes } from '#shared/agencies/routes'

/** The secret, for the workspace's owner alone. */
export const getAgencySecret: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/agency/secret'> = async (
  _,
  { access: { workspaceId } },
) => ({ secret: (await agencyOf(workspaceId)).secret })
