import type { AgencyAdminActor, ClientActor } from '#lib/auth/actor'
import type { SessionKey } from './session-cookie.ts'

/** The session of a caller, as its row is keyed. */
export const sessionOf = (actor: ClientActor | AgencyAdminActor): SessionKey & { readonly agencyId: string } => ({
  owner: actor.kind === 'client' ? `CLI#${actor.client.ID}` : `AGY#${actor.agencyId}`,
  id: actor.sessionId,
  agencyId: actor.agencyId,
})
