import type { AgencyAdminActor, ClientActor } from '#lib/auth/actor'
import type { Access, Call } from '#lib/auth/authorize'
import { ownerOfAgent } from '#lib/auth/owner-of-agent'
import { agentText } from '#shared/agents/messages'
import { maySave } from '#shared/clients/field-access'
import { portalText } from '#shared/clients/portal-messages'
import { routeAccess, type TabNeed } from '#shared/clients/route-access'
import { Problem } from '#shared/problems'
import { disabledMessage } from './disabled-message.ts'
import { type Editor, editorOf } from './editor-of.ts'
import { narrow } from './outputs.ts'
import { type PortalClient, portalOrganisations } from './portal-items.ts'

/**
 * A call about an agent by one who is logged in to an agency's portal. The agent must be the agency's, and for a client one of
 * their organisation that is not kept from them; every other is as good as missing. What they may do with it, their tabs say.
 */
export const authorizePortal = async (
  actor: ClientActor | AgencyAdminActor,
  agentId: string,
  call: Call | undefined,
): Promise<Access> => {
  const [owner, organisation] = await Promise.all([
    agentId === '' ? undefined : ownerOfAgent(agentId),
    actor.kind === 'client' ? portalOrganisations.get({ id: actor.client.orgId }) : undefined,
  ])
  if (owner !== actor.workspaceId) throw new Problem('not-found', agentText('notFound'))
  if (actor.kind === 'client') {
    if (organisation?.workspaceId !== actor.workspaceId || !sees(actor.client, organisation.widgetIDs, agentId))
      throw new Problem('not-found', agentText('notFound'))
    const disabled = disabledMessage(actor.client, organisation)
    if (disabled) throw new Problem('forbidden', disabled)
  }
  const need: TabNeed | 'never' =
    call && Object.hasOwn(routeAccess, call.key) ? routeAccess[call.key as keyof typeof routeAccess] : 'never'
  const editor = editorOf(actor)
  if (need === 'never' || !isMet(need, editor)) throw new Problem('forbidden', portalText('noTab'))
  if (call?.key === 'POST /v2/agents/{agentId}' && !call.fields.every((name) => maySave(name, editor)))
    throw new Problem('forbidden', portalText('noTab'))
  const { output } = need
  return {
    role: roleOf(actor),
    workspaceId: actor.workspaceId,
    agentId,
    conversationId: '',
    ...(output ? { narrow: (answer) => narrow(output, editor, answer) } : {}),
  }
}

/** An agent that the organisation has, and of those one of the client's, if any are set. */
export const sees = (
  { widgetIDs }: Pick<PortalClient, 'widgetIDs'>,
  ofOrganisation: ReadonlySet<string> | undefined,
  agentId: string,
): boolean => ofOrganisation?.has(agentId) === true && (widgetIDs === null || widgetIDs.includes(agentId))

export const roleOf = (actor: ClientActor | AgencyAdminActor) =>
  actor.kind === 'agency-admin' ? actor.kind : actor.client.isOrgAdmin ? 'organisation-admin' : 'client'

const isMet = ({ tabs, need }: TabNeed, { canView, canEdit }: Editor): boolean =>
  tabs.some(need === 'view' ? canView : canEdit)
