import { WorkspaceCreated } from '#events/workspaces/events'
import { homeOrganisation, newWorkspace } from '#functions/workspaces/new-workspace'
import { organisations } from '#functions/workspaces/organisations'
import { workspaces } from '#functions/workspaces/store'
import { workspaceSummary } from '#functions/workspaces/workspace-summary'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { ownRegion } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { randomText, secretKey, workspaceId } from '#lib/ids'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { MAX_OWNED } from './max-owned.ts'
import { ownedBy } from './owned-by.ts'
import { ownedWorkspaces } from './store.ts'

const PER_DAY = 10

/**
 * A further workspace of the signed-in owner, without free credits: they are granted once per person, with the personal one. Its record
 * repeats the owner's address, name and picture, which their visits and their profile keep up to date.
 */
export const createWorkspace: Verb<typeof routes, 'POST /v2/workspaces'> = async (
  { workspaceName },
  { access: { workspaceId: home }, actor, country },
) => {
  const [personal, owned] = home
    ? await Promise.all([workspaces.get({ uid: home }, { consistent: true }), ownedBy(home)])
    : []
  if (!personal || !owned) throw new Problem('not-found', workspaceText('noneHere'))
  if (owned.length >= MAX_OWNED) throw new Problem('limit-reached', workspaceText('tooManyOwned', MAX_OWNED))
  await rateLimit({
    scope: `workspaces#${home}`,
    perWindow: PER_DAY,
    windowSeconds: 24 * 3600,
    message: workspaceText('tooManyNew'),
  })
  const now = world().now()
  const region = ownRegion()
  const { email, displayName, photoURL } = personal
  const workspace = {
    ...newWorkspace(
      { email, name: displayName, picture: photoURL, arrival: {}, isFree: false, ...(country ? { country } : {}) },
      { uid: workspaceId(), secret: secretKey(), suffix: randomText(5) },
      region,
      now,
    ),
    workspaceName,
  }
  await attempt(
    [
      ownedWorkspaces.creating({ home, uid: workspace.uid }),
      workspaces.creating(workspace),
      organisations.creating(homeOrganisation(workspace, now)),
      auditing({ owner: `WS#${workspace.uid}`, action: 'workspace.created', by: actorName(actor), now }),
    ],
    [WorkspaceCreated({ workspaceId: workspace.uid, email, ...(country ? { countryCode: country } : {}) })],
  )
  return { workspace: workspaceSummary(workspace, { role: 'owner' }) }
}
