import type { Actor } from './actor.ts'

/** How the audit log names somebody: an identity, or which kind of key; never the key itself. */
export const actorName = (actor: Actor): string => {
  switch (actor.kind) {
    case 'user':
      return actor.email ?? actor.sub
    case 'agent-key':
      return `agent-key of ${actor.agentId}`
    default:
      return actor.kind
  }
}
