import { conversationText } from '#shared/conversations/messages'
import { type Policy, type PolicyName, policies, type Role } from '#shared/policies'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import type { Actor } from './actor.ts'
import { grantIn, type OutsidePortal } from './grant-in.ts'
import { ownerOfAgent } from './owner-of-agent.ts'
import { workspaceOfIdentity } from './workspace-of-identity.ts'

/** The result of authorising a call: the caller's role and the tenant. Stores take their tenant from here. */
export interface Access {
  readonly role: Role
  /** What the owner allows a member; absent for every other role. */
  readonly rights?: readonly string[]
  /** The tenant; empty only for routes without one (`public`, `self` before the first visit). */
  readonly workspaceId: string
  readonly agentId: string
  readonly conversationId: string
  /** What of the answer the caller sees, where it is less than the contract says: an agency's clients. */
  readonly narrow?: (answer: unknown) => unknown
}

/** The call that is authorised; without one a caller of an agency's portal may do nothing. */
export interface Call {
  readonly key: string
  /** The names of all that it was given. */
  readonly fields: readonly string[]
}

/** The ids in a route's input that authorisation needs. */
export interface ResourceIds {
  readonly workspaceId?: string
  readonly agentId?: string
  readonly conversationId?: string
  readonly ownerID?: string
}

const nothing = { workspaceId: '', agentId: '', conversationId: '' }

/**
 * The one place that decides who may do what. A foreign resource gives exactly the error of a missing one (`not-found`);
 * a caller without credentials gets `unauthenticated`; a role that the policy does not list, and a member without the right that
 * it needs, `forbidden`.
 */
export const authorize = async (actor: Actor, name: PolicyName, ids: ResourceIds, call?: Call): Promise<Access> => {
  const policy: Policy = policies[name]
  if (policy.resource === 'none')
    return { ...nothing, role: 'anyone', agentId: ids.agentId ?? '', conversationId: ids.conversationId ?? '' }
  if (actor.kind === 'anonymous') throw new Problem('unauthenticated', problemText('signIn'))
  const isOfPortal = actor.kind === 'client' || actor.kind === 'agency-admin'
  if (policy.resource === 'portal' || (policy.resource === 'self-or-portal' && isOfPortal))
    return portalAccess(actor, policy)
  if (policy.resource === 'self' || policy.resource === 'self-or-portal') {
    if (actor.kind !== 'user') throw new Problem('forbidden', problemText('signedInOnly'))
    return { ...nothing, role: 'signed-in', workspaceId: (await workspaceOfIdentity(actor.sub)) ?? '' }
  }
  if (policy.resource === 'conversation') return conversationAccess(actor, policy, ids)
  if (actor.kind === 'client' || actor.kind === 'agency-admin') {
    if (policy.resource === 'workspace') throw await missing(policy)
    // loaded on use: visitors' turns start without it
    const { authorizePortal } = await import('./portal/authorize-portal.ts')
    return { ...(await authorizePortal(actor, ids.agentId ?? '', call)), conversationId: ids.conversationId ?? '' }
  }
  const workspaceId = policy.resource === 'workspace' ? ids.workspaceId : await tenantOfAgent(actor, policy, ids)
  // an agent's key only grants access to its agent, never to a workspace, even if the call names the agent too
  const agentId = policy.resource === 'workspace' ? '' : (ids.agentId ?? '')
  const grant = workspaceId ? await grantIn(actor, workspaceId, agentId) : undefined
  if (!workspaceId || !grant) throw await missing(policy)
  const { role, rights } = grant
  if (!policy.allow.includes(role)) throw new Problem('forbidden', problemText('notAllowed'))
  if (role === 'member' && policy.needs && !rights?.includes(policy.needs))
    throw new Problem('forbidden', (await import('#shared/workspaces/messages')).workspaceText('notGranted'))
  return { ...grant, workspaceId, agentId: ids.agentId ?? '', conversationId: ids.conversationId ?? '' }
}

/** Its words are loaded on use: visitors' turns start without those of whole features. */
const missing = async (policy: Policy): Promise<Problem> => {
  if (policy.resource === 'workspace')
    return new Problem('not-found', (await import('#shared/workspaces/messages')).workspaceText('notFound'))
  return new Problem('not-found', (await import('#shared/agents/messages')).agentText('notFound'))
}

const portalAccess = async (actor: Actor, policy: Policy): Promise<Access> => {
  if (actor.kind !== 'client' && actor.kind !== 'agency-admin')
    throw new Problem('forbidden', problemText('notAllowed'))
  const role = actor.kind === 'client' && actor.client.isOrgAdmin ? 'organisation-admin' : actor.kind
  if (!policy.allow.includes(role)) {
    const { clientText } = await import('#shared/clients/messages')
    throw new Problem('forbidden', role === 'client' ? clientText('notAdmin') : problemText('notAllowed'))
  }
  return { ...nothing, role, workspaceId: actor.workspaceId }
}

const conversationAccess = (actor: Actor, policy: Policy, ids: ResourceIds): Access => {
  const { agentId = '', conversationId = '' } = ids
  const isTheirs = actor.kind === 'visitor' && actor.conversationId === conversationId && actor.agentId === agentId
  if (!isTheirs) throw new Problem('not-found', conversationText('notFound'))
  if (!policy.allow.includes('visitor')) throw new Problem('forbidden', problemText('notAllowed'))
  return { role: 'visitor', workspaceId: '', agentId, conversationId }
}

/** An agent that does not exist yet belongs to the workspace it is meant for, or to the caller's own. */
const tenantOfAgent = async (actor: OutsidePortal, policy: Policy, ids: ResourceIds): Promise<string | undefined> => {
  const owner = ids.agentId ? await ownerOfAgent(ids.agentId) : undefined
  // a key's agent exists: one that still opens a deleted agent opens no other's workspace
  if (owner || policy.resource !== 'agent-or-new' || actor.kind === 'agent-key') return owner
  if (ids.ownerID) return ids.ownerID
  if (actor.kind === 'user') return workspaceOfIdentity(actor.sub)
  return actor.kind === 'workspace-secret' ? actor.workspaceId : undefined
}
