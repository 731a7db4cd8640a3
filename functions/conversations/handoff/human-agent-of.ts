import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { conversationMessages } from '#shared/conversations/messages'

/** Somebody of the team: `id` as the audit log names them, `name` as visitors read it. */
export interface HumanAgent {
  readonly id: string
  readonly name: string
}

const MAX_NAME = 60

/** A key has no name, and neither has everybody who signed up: then the beginning of the e-mail address, never the whole. */
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
