import { authorize } from '#lib/auth/authorize'
import type { Verb } from '#lib/http/api'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { endMembership } from './end-membership.ts'

/** Removes another member from the workspace. */
export const removeMember: Verb<typeof routes, 'DELETE /v2/workspaces/{workspaceId}/members/{email}'> = async (
  { email, rotateKeys },
  { access: { workspaceId: uid }, actor },
) => {
  if (actor.kind === 'user' && actor.email === email) throw new Problem('invalid', workspaceText('removeYourself'))
  if (rotateKeys) await authorize(actor, 'workspace:keys', { workspaceId: uid })
  await endMembership(uid, email, actor, { rotateKeys })
  return { email }
}
