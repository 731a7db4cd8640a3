import { workspaces } from '#functions/workspaces/store'
import type { Actor } from '#lib/auth/actor'
import { workspaceOfIdentity } from '#lib/auth/workspace-of-identity'

/** A user as visitors see them. */
interface Face {
  /** Empty without any name; it is never made from the e-mail address. */
  readonly name: string
  /** The URL of their profile's picture, of any host; empty without one. */
  readonly photoURL: string
}

/**
 * The name that a signed-in user chose for visitors, else the one of their profile, else the identity provider's, which is all that a
 * user of another region has; and the picture of their profile.
 */
export const faceOfUser = async ({ sub, name = '' }: Extract<Actor, { kind: 'user' }>): Promise<Face> => {
  const uid = await workspaceOfIdentity(sub)
  const own = uid === undefined ? undefined : await workspaces.get({ uid })
  return { name: own?.visitorName?.trim() || own?.displayName.trim() || name.trim(), photoURL: own?.photoURL ?? '' }
}
