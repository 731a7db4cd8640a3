/** Who is calling, as proven by their credentials. `authorize()` decides what they may do. */
export type Actor =
  | { readonly kind: 'anonymous' }
  /** A signed-in user. `email` is only set if the identity provider verified it. */
  | {
      readonly kind: 'user'
      readonly sub: string
      readonly email?: string
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
