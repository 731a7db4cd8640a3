import { findAgency } from '#features/agencies'
import { pushes } from '#functions/fleet/store'
import type { Verb } from '#lib/http/api'
import type { fleet } from '#shared/fleet/routes'
import { presentPush } from './present-push.ts'

const PAGE = 20

/** The agency's pushes, newest first; a workspace without an agency has none. */
export const listPushes: Verb<typeof fleet, 'GET /v2/workspaces/{workspaceId}/fleet/pushes'> = async (
  { after },
  { access: { workspaceId } },
) => {
  const agency = await findAgency(workspaceId)
  if (!agency) return { pushes: [] }
  const query = { newestFirst: true, limit: PAGE, after, consistent: true }
  const { items, cursor } = await pushes.list(`AGY#${agency.ID}`, 'PUSH#', query)
  return { pushes: items.map(presentPush), ...(cursor === undefined ? {} : { cursor }) }
}
