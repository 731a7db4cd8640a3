import type { Actor } from '#lib/auth/actor'
import { authorize } from '#lib/auth/authorize'

/** The workspace of the agent that a log-in is for: its own app may be used. Throws as a missing agent's for one that the caller may not manage. */
export const workspaceToConnect = async (agentId: string | undefined, actor: Actor): Promise<string | undefined> =>
  agentId === undefined ? undefined : (await authorize(actor, 'agent:manage', { agentId })).workspaceId
