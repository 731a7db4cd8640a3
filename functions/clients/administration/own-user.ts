import { personOf } from '#functions/clients/account/person-of'
import { clients, type StoredClient } from '#functions/clients/store'
import type { Context } from '#lib/http/api'
import { clientText } from '#shared/clients/messages'
import { Problem } from '#shared/problems'

/** The admin who calls, and another user of their organisation; `not-found` for every other. */
export const adminAndUser = async (context: Pick<Context, 'actor'>, ID: string) => {
  const [admin, user] = await Promise.all([adminOf(context), clients.get({ ID }, { consistent: true })])
  return { ...admin, user: isOfSame(admin.client, user) ? user : undefined }
}

/** The policy asks the same of the session's client; this one is read with the change. */
export const adminOf = async (context: Pick<Context, 'actor'>) => {
  const person = await personOf(context)
  if (!person.client.isOrgAdmin) throw new Problem('forbidden', clientText('notAdmin'))
  return person
}

export const required = <T>(user: T | undefined): T => {
  if (user === undefined) throw new Problem('not-found', clientText('notFound'))
  return user
}

const isOfSame = (admin: StoredClient, user: StoredClient | undefined): user is StoredClient =>
  user?.orgId === admin.orgId && user.agencyId === admin.agencyId && user.ID !== admin.ID
