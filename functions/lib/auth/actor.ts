import type { PortalClient, PortalSession } from './portal/portal-items.ts'

/** Who is calling, as proven by their credentials. `authorize()` decides what they may do. */
export type Actor =
  | { readonly kind: 'anonymous' }
  /** A signed-in user. `email` is only set if the identity provider verified it. */
  | {
      readonly kind: 'user'
      readonly sub: string
      readonly email?: string | undefined
      readonly name?: string
      readonly picture?: string
      /** Where the identity provider keeps this user, for asking it about them later. */
      readonly account?: { readonly poolId: string; readonly username: string }
    }
  | { readonly kind: 'workspace-secret'; readonly workspaceId: string; readonly keyId?: string | undefined }
  | {
      readonly kind: 'agent-key'
      readonly agentId: string
      readonly workspaceId: string
      /** The key's SHA-256, for asking later whether it is still valid. */
      readonly keyId?: string | undefined
    }
  | {
      readonly kind: 'visitor'
      readonly agentId: string
      readonly conversationId: string
      /** The conversation is a demo's, on this copy of the agent. */
      readonly demo?: 'draft' | 'live'
    }
  | ClientActor
  | AgencyAdminActor

interface PortalActor {
  readonly agencyId: string
  /** The agency's own workspace, which owns the agents. */
  readonly workspaceId: string
  /** The SHA-256 of the session's secret. */
  readonly sessionId: string
  /** Unix seconds. */
  readonly sessionEnd: number
  readonly via: PortalSession['via']
}

/** A client of an agency, logged in to the agency's portal. */
export interface ClientActor extends PortalActor {
  readonly kind: 'client'
  readonly client: PortalClient
  /** The teammate who acts as this client, with `via` "team". */
  readonly by?: string | undefined
}

/** The agency itself on its portal, by its secret. */
export interface AgencyAdminActor extends PortalActor {
  readonly kind: 'agency-admin'
}
