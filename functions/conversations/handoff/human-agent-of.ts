import { faceOfUser } from '#features/workspaces'
import { actorName } from '#lib/auth/actor-name'
import { optionalEnvironment } from '#lib/environment'
import type { Context } from '#lib/http/api'
import { conversationMessages } from '#shared/conversations/messages'
import { firstCharacters } from '#shared/models/first-characters'

/** A member who answers visitors: `id` as in the audit log, `name` and `picture` as visitors see them. */
export interface HumanAgent {
  readonly id: string
  readonly name: string
  /** The URL of one of our own files. */
  readonly picture?: string
}

const MAX_NAME = 60

/** The member as their profile shows them to visitors, an agency's client by their own name; one without a name, and an API key, appear as the team. */
export const humanAgentOf = async ({
  actor,
  host,
}: Pick<Context, 'actor'> & Partial<Pick<Context, 'host'>>): Promise<HumanAgent> => {
  const { name, photoURL } =
    actor.kind === 'user'
      ? await faceOfUser(actor)
      : actor.kind === 'client'
        ? { name: actor.client.name, photoURL: actor.client.squarePhotoURL }
        : { name: '', photoURL: '' }
  return {
    id: actorName(actor),
    name: firstCharacters(name, MAX_NAME) || conversationMessages.team,
    ...(isOwnFile(photoURL, host) ? { picture: photoURL } : {}),
  }
}

/** An identity provider's picture is on its host, which visitors' browsers shall not meet. */
const isOwnFile = (url: string, host: string | undefined): boolean => {
  const file = URL.parse(url)
  const own = [URL.parse(optionalEnvironment('PUBLIC_URL') ?? '')?.host, host]
  return file !== null && own.includes(file.host) && /^\/media\/\w+\/[\w.-]+$/.test(file.pathname)
}
