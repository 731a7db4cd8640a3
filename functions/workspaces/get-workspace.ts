import { getAccount } from '#features/billing'
import type { Verb } from '#lib/http/api'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { memberEmails } from './members/member-emails.ts'
import { presentWorkspace } from './present-workspace.ts'
import { workspaces } from './store.ts'

/** One workspace as its team sees it, without its secret. */
export const getWorkspace: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}'> = async (_, { access }) => {
  const uid = access.workspaceId
  const [workspace, account, team] = await Promise.all([
    workspaces.get({ uid }),
    getAccount({ kind: 'workspace', id: uid }),
    memberEmails(uid),
  ])
  if (!workspace) throw new Problem('not-found', workspaceText('notFound'))
  return {
    data: presentWorkspace(workspace, account, team),
  }
}
