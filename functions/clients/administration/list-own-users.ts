import { clients } from '#functions/clients/store'
import type { Verb } from '#lib/http/api'
import type { administration as routes } from '#shared/clients/administration-routes'
import { MAX_CLIENTS_OF_ORGANISATION } from '#shared/clients/limits'
import { adminOf } from './own-user.ts'

/** All users of the admin's organisation; the contract leaves out what is the agency's. */
export const listOwnUsers: Verb<typeof routes, 'GET /portal/organisation/users'> = async (_, context) => {
  const { client } = await adminOf(context)
  const { items } = await clients.listBy('gsi1', `ORG#${client.orgId}`, 'CLI#', { limit: MAX_CLIENTS_OF_ORGANISATION })
  return { users: items.filter(({ agencyId }) => agencyId === client.agencyId) }
}
