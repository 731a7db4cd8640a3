import type { Verb } from '#lib/http/api'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { presentWorkspace } from './present-workspace.ts'
import { members, workspaces } from './store.ts'

/** One workspace as its team sees it; the secret is left out for everybody here. */
export const getWorkspace: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}'> = async (_, { access }) => {
  const uid = access.workspaceId
  const [workspace, team] = await Promise.all([workspaces.get({ uid }), members.list(`WS#${uid}`, 'MEMBER#')])
  if (!workspace) throw new Problem('not-found', workspaceText('notFound'))
  return {
    data: presentWorkspace(
      workspace,
      team.items.map(({ email }) => email),
    ),
  }
}
