import type { Role } from '#shared/policies'
import type { Actor } from './actor.ts'
import { ownsWorkspace } from './owns-workspace.ts'
import { rightsOfMember } from './rights-of-member.ts'
import { workspaceOfIdentity } from './workspace-of-identity.ts'

export type OutsidePortal = Exclude<Actor, { readonly kind: 'client' | 'agency-admin' }>

interface Grant {
  readonly role: Role
  /** A member's only. */
  readonly rights?: readonly string[]
}

/** What a caller is in a workspace, or to one of its agents; `undefined` for everyone who is nothing there. */
export const grantIn = async (
  actor: OutsidePortal,
  workspaceId: string,
  agentId: string,
): Promise<Grant | undefined> => {
  switch (actor.kind) {
    case 'anonymous':
    case 'visitor':
      return undefined
    case 'workspace-secret':
      return actor.workspaceId === workspaceId ? { role: 'workspace-secret' } : undefined
    case 'agent-key':
      return agentId !== '' && actor.agentId === agentId && actor.workspaceId === workspaceId
        ? { role: 'agent-key' }
        : undefined
    case 'user': {
      const [own, rights] = await Promise.all([
        workspaceOfIdentity(actor.sub),
        actor.email ? rightsOfMember(workspaceId, actor.email) : undefined,
      ])
      if (own === workspaceId) return { role: 'owner' }
      if (rights) return { role: 'member', rights }
      // last: only the further workspaces of an owner cost this round trip
      return own !== undefined && (await ownsWorkspace(own, workspaceId)) ? { role: 'owner' } : undefined
    }
  }
}
