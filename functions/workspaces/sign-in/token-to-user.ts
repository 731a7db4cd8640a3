import { readIdToken } from '#lib/auth/read-id-token'
import { workspaceOfIdentity } from '#lib/auth/workspace-of-identity'
import type { Verb } from '#lib/http/api'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { signInToRegion } from './sign-in-to-region.ts'

/**
 * Whether an ID token of one of our pools is a user's here, and the token to call with: the same one, as there is no second kind of
 * session. `createAccount` signs them in for the first time; without it an unknown user is `not-found`.
 */
export const tokenToUser: Verb<typeof routes, 'POST /rpc/tokenToUser'> = async (
  { token, createAccount, utm_source },
  context,
) => {
  const actor = await readIdToken(token)
  if (!actor) throw new Problem('unauthenticated', problemText('sessionEnded'))
  if (createAccount)
    await signInToRegion({ create: true, ...(utm_source ? { utm_source } : {}) }, { ...context, actor })
  else if (!(await workspaceOfIdentity(actor.sub))) throw new Problem('not-found', workspaceText('noSuchUser'))
  return { authToken: token }
}
