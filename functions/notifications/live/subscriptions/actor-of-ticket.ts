import type { Actor } from '#lib/auth/actor'
import { readLiveTicket } from '#lib/tokens/live-ticket'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'

/** Who shows a ticket of an agency's portal, as their session is now. */
export const actorOfTicket = async (token: string): Promise<Actor> => {
  const session = await readLiveTicket(token)
  const actor = session && (await (await import('#lib/auth/portal/portal-actor')).actorOf(session, session.agencyId))
  if (!actor) throw new Problem('unauthenticated', problemText('sessionEnded'))
  return actor
}
