import { mayRead } from '#features/clients'
import { organisations } from '#features/workspaces'
import { newestOf, presented } from '#functions/notifications/inbox/list-notifications'
import { marking } from '#functions/notifications/inbox/mark-seen'
import type { ClientActor } from '#lib/auth/actor'
import type { Context, Verb } from '#lib/http/api'
import type { notifications as routes } from '#shared/notifications/routes'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { receiverOfClient } from './notify-clients.ts'

/** Of the agents that the client reads now: who was moved to another organisation reads nothing more of the one before. */
export const listOwnNotifications: Verb<typeof routes, 'GET /portal/notifications'> = async (_, context) => {
  const { client, workspaceId } = clientOf(context)
  const [organisation, found] = await Promise.all([
    organisations.get({ id: client.orgId }),
    newestOf(workspaceId, receiverOfClient(client.ID)),
  ])
  const seen = found.filter(
    ({ agentId }) => organisation?.workspaceId === workspaceId && mayRead(client, organisation, agentId ?? ''),
  )
  return { notifications: [...(await presented(workspaceId, seen))] }
}

export const markOwnSeen: Verb<typeof routes, 'POST /portal/notifications/seen'> = async (
  { ids, onlyOpened },
  context,
) => {
  const { client, workspaceId, via } = clientOf(context)
  if (via !== 'team') await marking(workspaceId, receiverOfClient(client.ID), { ids, onlyOpened })
  return { success: true }
}

/** The policy lets in clients alone. */
const clientOf = ({ actor }: Pick<Context, 'actor'>): ClientActor => {
  if (actor.kind !== 'client') throw new Problem('forbidden', problemText('notAllowed'))
  return actor
}
