import type { Right } from './workspaces/rights.ts'

/** An actor's role towards a resource, which `authorize()` determines. */
export type Role =
  | 'anyone'
  | 'signed-in'
  | 'owner'
  | 'member'
  | 'workspace-secret'
  | 'agent-key'
  | 'visitor'
  | 'client'
  | 'organisation-admin'
  | 'agency-admin'

/**
 * What a route acts on, read from the route's own path: `{workspaceId}`, `{agentId}` or `{conversationId}`.
 * `agent-or-new`: for an agent that does not exist yet, the workspace that will own it. `portal`: the session of an agency's portal.
 * `self-or-portal`: a user who is signed in themselves, or a session of a portal.
 */
export type ResourceKind =
  | 'none'
  | 'self'
  | 'self-or-portal'
  | 'workspace'
  | 'agent'
  | 'agent-or-new'
  | 'conversation'
  | 'portal'

export interface Policy {
  readonly resource: ResourceKind
  readonly allow: readonly Role[]
  /** What a member needs of the owner for it. */
  readonly needs?: Right
}

const team = ['owner', 'member', 'workspace-secret'] as const
const clients = ['client', 'organisation-admin'] as const

/**
 * One row per policy. A route names its policy; one without it does not compile.
 * A foreign or unknown resource is `not-found`, a known one without the role `forbidden`.
 */
export const policies = {
  public: { resource: 'none', allow: ['anyone'] },
  self: { resource: 'self', allow: ['signed-in'] },
  /** A new agent from a website: a user's own, or that of a client who has just signed up. */
  onboarding: { resource: 'self-or-portal', allow: ['signed-in', ...clients] },
  'workspace:read': { resource: 'workspace', allow: team },
  'workspace:write': { resource: 'workspace', allow: team },
  /** A user's own data within a workspace. */
  'workspace:person': { resource: 'workspace', allow: ['owner', 'member'] },
  'workspace:invite': { resource: 'workspace', allow: team, needs: 'invite' },
  'workspace:remove': { resource: 'workspace', allow: team, needs: 'remove' },
  /** Rotating the keys of all agents of a workspace. */
  'workspace:keys': { resource: 'workspace', allow: team, needs: 'keys' },
  'workspace:leave': { resource: 'workspace', allow: ['member'] },
  'workspace:own': { resource: 'workspace', allow: ['owner'] },
  'agent:read': { resource: 'agent', allow: [...team, 'agent-key'] },
  'agent:write': { resource: 'agent', allow: [...team, 'agent-key'] },
  'agent:manage': { resource: 'agent', allow: team },
  'agent:delete': { resource: 'agent', allow: team, needs: 'delete' },
  'agent:keys': { resource: 'agent', allow: team, needs: 'keys' },
  'agent:save': { resource: 'agent-or-new', allow: [...team, 'agent-key'] },
  'conversation:take-part': { resource: 'conversation', allow: ['visitor'] },
  'portal:session': { resource: 'portal', allow: [...clients, 'agency-admin'] },
  /** A client's own data. */
  'portal:person': { resource: 'portal', allow: clients },
  'portal:admin': { resource: 'portal', allow: ['organisation-admin'] },
  /** The agency itself, by its secret. */
  'portal:agency': { resource: 'portal', allow: ['agency-admin'] },
} as const satisfies Record<string, Policy>

export type PolicyName = keyof typeof policies
