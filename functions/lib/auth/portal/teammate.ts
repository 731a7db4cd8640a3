import * as z from 'zod'
import type { Actor } from '#lib/auth/actor'
import { grantIn } from '#lib/auth/grant-in'
import { ownerOfKey } from '#lib/auth/owner-of-key'
import { workspaceKeys } from '#lib/auth/ownership-items'

/** Who of the team opened the portal as a client, as needed to judge them again; never the credential itself. */
export const Teammate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), sub: z.string(), email: z.string().optional() }),
  z.object({ kind: z.literal('workspace-secret'), workspaceId: z.string(), keyId: z.string() }),
])
export type Teammate = z.output<typeof Teammate>

/** `undefined` for a caller who is no teammate. */
export const teammateOf = (actor: Actor): Teammate | undefined => {
  if (actor.kind === 'user') return { kind: 'user', sub: actor.sub, ...(actor.email ? { email: actor.email } : {}) }
  if (actor.kind !== 'workspace-secret' || actor.keyId === undefined) return undefined
  return { kind: 'workspace-secret', workspaceId: actor.workspaceId, keyId: actor.keyId }
}

/** Whether they belong to the workspace now: its owner or a member, or its secret and still valid. Nothing of it is remembered. */
export const isOfTeam = async (workspaceId: string, teammate: Teammate | undefined): Promise<boolean> => {
  if (!teammate) return false
  const [workspace, grant, owner] = await Promise.all([
    workspaceKeys.get({ uid: workspaceId }),
    grantIn(teammate, workspaceId, ''),
    teammate.kind === 'user' ? undefined : ownerOfKey(teammate.keyId),
  ])
  if (!workspace || !grant) return false
  return teammate.kind === 'user' || (owner !== undefined && !('agentId' in owner) && owner.workspaceId === workspaceId)
}
