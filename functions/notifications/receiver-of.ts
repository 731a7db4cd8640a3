import type { Context } from '#lib/http/api'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'

/** The owner's notifications; a member's lie under their address. An owner's own address need not be verified. */
export const OWNER = 'owner'

/** Whose notifications a call is about: only ever the caller's. */
export const receiverOf = ({ actor, access }: Pick<Context, 'actor' | 'access'>): string => {
  if (access.role === 'owner') return OWNER
  if (actor.kind !== 'user' || !actor.email) throw new Problem('forbidden', protocolText('noInbox'))
  return actor.email
}
