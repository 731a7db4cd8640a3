import type { Actor } from './actor.ts'

/** An actor's name in the audit log: an identity, or the kind of key; never the key itself. */
export const actorName = (actor: Actor): string => {
  switch (actor.kind) {
    case 'user':
      return actor.email ?? actor.sub
    case 'agent-key':
      return `agent-key of ${actor.agentId}`
    case 'client':
      return actor.by ? `${actor.by} as ${actor.name}` : actor.name
    default:
      return actor.kind
  }
}
