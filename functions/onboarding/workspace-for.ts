import { type Access, authorize } from '#lib/auth/authorize'
import type { Context } from '#lib/http/api'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'

/** The caller's access to the workspace of the new agent: the requested one, if they may write there, else their own. */
export const workspaceFor = async (wanted: string | undefined, { actor, access }: Context): Promise<Access> => {
  if (wanted) return authorize(actor, 'workspace:write', { workspaceId: wanted })
  if (!access.workspaceId) throw new Problem('not-found', workspaceText('notFound'))
  return access
}
