import { actorKey } from '#lib/auth/actor-key'
import type { Context } from '#lib/http/api'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'

/** The receiver of the owner's notifications; a member's is their address. An owner's own address need not be verified. */
export const OWNER = 'owner'

/** The receiver whose notifications a call may read or change: the caller. */
export const receiverOf = ({ actor, access }: Pick<Context, 'actor' | 'access'>): string => {
  if (access.role === 'owner') return OWNER
  if (actor.kind === 'client') return actorKey(actor)
  if (actor.kind !== 'user' || !actor.email) throw new Problem('forbidden', protocolText('noInbox'))
  return actor.email
}
