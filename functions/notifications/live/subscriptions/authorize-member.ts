import type { Actor } from '#lib/auth/actor'
import { authorize } from '#lib/auth/authorize'

/** What is pushed is what this call answers: an agency's client needs their tab for it. */
const chats = { key: 'GET /v2/agents/{agentId}/conversations', fields: [] }

/** Authorises a member's subscription, at the start and again later. Throws the same Problems as the routes. */
export const authorizeMember = async (
  actor: Actor,
  { agentId, workspaceId }: { readonly agentId?: string | undefined; readonly workspaceId?: string | undefined },
): Promise<void> => {
  if (workspaceId) await authorize(actor, 'workspace:person', { workspaceId })
  else await authorize(actor, 'agent:read', agentId ? { agentId } : {}, chats)
}
