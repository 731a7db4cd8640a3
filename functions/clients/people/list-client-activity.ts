import { auditLog } from '#lib/audit'
import type { Verb } from '#lib/http/api'
import type { clients as routes } from '#shared/clients/routes'
import { clientOf } from './client-of.ts'

const PAGE = 50

/** What a client did, and what was done to their account, newest first. A teammate who is logged in as the client is named. */
export const listClientActivity: Verb<
  typeof routes,
  'GET /v2/workspaces/{workspaceId}/clients/{clientId}/activity'
> = async ({ clientId, after }, { access: { workspaceId } }) => {
  const { ID, name } = await clientOf(workspaceId, clientId)
  const { items, ...rest } = await auditLog.listBy('gsi1', `CLI#${ID}`, undefined, {
    limit: PAGE,
    after,
    newestFirst: true,
  })
  const nameOf = (by: string) => (by === `client:${ID}` ? name : by.replace(/ as client:\w+$/, ''))
  return {
    activity: items.map(({ owner: _, by, ...entry }) => ({ ...entry, by, byName: nameOf(by) })),
    ...rest,
  }
}
