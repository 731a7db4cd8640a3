import type { Actor } from './actor.ts'

/** An actor's name in the audit log: an identity, or the kind of key; never the key itself. */
export const actorName = (actor: Actor): string => {
  switch (actor.kind) {
    case 'user':
      return actor.email ?? actor.sub
    case 'agent-key':
      return `agent-key of ${actor.agentId}`
    // by id: a client chooses their name and their address, and must not become another's name in a conversation
    case 'client':
      return actor.by ? `${actor.by} as client:${actor.client.ID}` : `client:${actor.client.ID}`
    default:
      return actor.kind
  }
}
