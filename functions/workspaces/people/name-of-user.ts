import { workspaces } from '#functions/workspaces/store'
import type { Actor } from '#lib/auth/actor'
import { workspaceOfIdentity } from '#lib/auth/workspace-of-identity'

/**
 * A signed-in user's name: what they entered in their profile here, else the identity provider's, which is all that a user of
 * another region has. Empty without either; it is never made from the e-mail address.
 */
export const nameOfUser = async ({ sub, name = '' }: Extract<Actor, { kind: 'user' }>): Promise<string> => {
  const uid = await workspaceOfIdentity(sub)
  const own = uid === undefined ? undefined : await workspaces.get({ uid })
  return own?.displayName.trim() || name.trim()
}
