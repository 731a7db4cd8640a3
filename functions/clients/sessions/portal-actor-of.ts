import type { AgencyAdminActor, ClientActor } from '#lib/auth/actor'
import type { Context } from '#lib/http/api'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'

/** The caller of a route of the policies `portal:…`, which let in no other. */
export const portalActorOf = ({ actor }: Pick<Context, 'actor'>): ClientActor | AgencyAdminActor => {
  if (actor.kind !== 'client' && actor.kind !== 'agency-admin')
    throw new Problem('forbidden', problemText('notAllowed'))
  return actor
}
