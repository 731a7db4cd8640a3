import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { conversationMessages } from '#shared/conversations/messages'

/** A member who answers visitors: `id` as in the audit log, `name` as visitors see it. */
export interface HumanAgent {
  readonly id: string
  readonly name: string
}

const MAX_NAME = 60

/** The member's name, else the beginning of their e-mail address, never all of it. API keys have neither. */
export const humanAgentOf = (actor: Actor): HumanAgent => {
  const id = actorName(actor)
  if (actor.kind !== 'user') return { id, name: conversationMessages.team }
  const name = actor.name?.trim() || firstName(actor.email) || conversationMessages.team
  return { id, name: name.slice(0, MAX_NAME) }
}

const firstName = (email = ''): string => {
  const [first = ''] = email.split(/[@.+_-]/)
  return first.slice(0, 1).toUpperCase() + first.slice(1)
}
