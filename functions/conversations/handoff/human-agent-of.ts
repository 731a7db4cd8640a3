import { nameOfUser } from '#features/workspaces'
import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { conversationMessages } from '#shared/conversations/messages'

/** A member who answers visitors: `id` as in the audit log, `name` as visitors see it. */
export interface HumanAgent {
  readonly id: string
  readonly name: string
}

const MAX_NAME = 60

/** The member by the name of their profile; one without a name, and an API key, appear as the team. */
export const humanAgentOf = async (actor: Actor): Promise<HumanAgent> => {
  const name = actor.kind === 'user' ? await nameOfUser(actor) : ''
  return { id: actorName(actor), name: name.slice(0, MAX_NAME) || conversationMessages.team }
}
