import { authorize } from '#lib/auth/authorize'
import type { Context } from '#lib/http/api'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'

/** The workspace of the new agent: the requested one, if the caller may write there, else their own. */
export const workspaceFor = async (wanted: string | undefined, { actor, access }: Context): Promise<string> => {
  if (wanted) return (await authorize(actor, 'workspace:write', { workspaceId: wanted })).workspaceId
  if (!access.workspaceId) throw new Problem('not-found', workspaceText('notFound'))
  return access.workspaceId
}
