import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { workspaceOfIdentity } from '#lib/auth/workspace-of-identity'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'

/**
 * Whose tickets a caller has: those of their own log-ins, whichever workspace's agent they connect. Throws `forbidden` for keys, which
 * log in nowhere.
 */
export const ticketHolder = async (actor: Actor): Promise<{ readonly workspaceId: string; readonly by: string }> => {
  if (actor.kind !== 'user') throw new Problem('forbidden', problemText('signedInOnly'))
  return { workspaceId: (await workspaceOfIdentity(actor.sub)) ?? '', by: actorName(actor) }
}
