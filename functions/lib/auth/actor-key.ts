import type { Actor } from './actor.ts'

/** Tells actors apart in keys of the table, by ids alone: no e-mail, no secret. */
export const actorKey = (actor: Actor): string => {
  switch (actor.kind) {
    case 'anonymous':
      return 'anonymous'
    case 'user':
      return `user:${actor.sub}`
    case 'workspace-secret':
      return `workspace:${actor.workspaceId}`
    case 'agent-key':
      return `agent:${actor.agentId}`
    case 'visitor':
      return `conversation:${actor.conversationId}`
    case 'client':
      return `client:${actor.client.ID}`
    case 'agency-admin':
      return `agency:${actor.agencyId}`
  }
}
