import { type Organisation, organisations } from '#features/workspaces'
import { clients, type StoredClient } from '#functions/clients/store'
import type { ClientActor } from '#lib/auth/actor'
import { disabledMessage } from '#lib/auth/portal/disabled-message'
import type { Context } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { clientText } from '#shared/clients/messages'
import { portalText } from '#shared/clients/portal-messages'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'

export interface Person {
  readonly actor: ClientActor
  readonly client: StoredClient
  readonly organisation: Organisation
}

/**
 * The client who changes something of their own, as they are now. A teammate who looks at the portal as them is not them, and while
 * the organisation has no access nothing is changed.
 */
export const personOf = async ({ actor }: Pick<Context, 'actor'>): Promise<Person> => {
  if (actor.kind !== 'client' || actor.via === 'team') throw new Problem('forbidden', portalText('onlyThemselves'))
  const { ID, orgId } = actor.client
  // counted by client: the team's own calls are the workspace's
  await rateLimit({
    scope: `portal-account#${ID}`,
    perWindow: 300,
    windowSeconds: 600,
    message: problemText('tooMany'),
  })
  const [client, organisation] = await Promise.all([
    clients.get({ ID }, { consistent: true }),
    organisations.get({ id: orgId }, { consistent: true }),
  ])
  if (!client || client.orgId !== orgId || organisation?.workspaceId !== actor.workspaceId)
    throw new Problem('conflict', clientText('changedMeanwhile'))
  const disabled = disabledMessage(client, organisation)
  if (disabled) throw new Problem('forbidden', disabled)
  return { actor, client, organisation }
}
