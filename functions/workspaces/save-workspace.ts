import { PortraitReplaced } from '#events/workspaces/events'
import { getAccount } from '#features/billing'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { memberEmails } from './members/member-emails.ts'
import { presentWorkspace } from './present-workspace.ts'
import { persistPortrait } from './profile/persist-portrait.ts'
import { replacedPortraits } from './profile/replaced-portraits.ts'
import { workspaces } from './store.ts'

/** Changes the fields that members may edit; the rest of a workspace is never taken from input. */
export const saveWorkspace: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}'> = async (
  { workspaceName, workspacePhotoURL, internal },
  { access: { workspaceId: uid }, actor },
) => {
  const now = world().now()
  const before = await workspaces.get({ uid }, { consistent: true })
  if (!before) throw new Problem('not-found', workspaceText('notFound'))
  const isAgentOnboardingDone = internal?.isAgentOnboardingDone ?? before.internal.isAgentOnboardingDone
  const set = {
    workspaceName: workspaceName ?? before.workspaceName,
    workspacePhotoURL:
      workspacePhotoURL === undefined ? before.workspacePhotoURL : await persistPortrait(uid, workspacePhotoURL),
    internal: { ...before.internal, ...(isAgentOnboardingDone === undefined ? {} : { isAgentOnboardingDone }) },
  }
  const [, account, team] = await Promise.all([
    attempt(
      [
        workspaces.changing({ uid }, { set }, { uid: present }),
        auditing({ owner: `WS#${uid}`, action: 'workspace.saved', by: actorName(actor), now }),
      ],
      replacedPortraits(before, set).map((url) => PortraitReplaced({ workspaceId: uid, url })),
    ),
    getAccount({ kind: 'workspace', id: uid }, { consistent: true }),
    memberEmails(uid),
  ])
  return {
    success: true,
    data: presentWorkspace({ ...before, ...set }, account, team),
  }
}
