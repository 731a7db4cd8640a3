import type { Verb } from '#lib/http/api'
import type { fleet } from '#shared/fleet/routes'
import { presentPush } from './present-push.ts'
import { presentTargets } from './present-targets.ts'
import { pushOf } from './push-of.ts'
import { targetsOf } from './targets-of.ts'

export const getPush: Verb<typeof fleet, 'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}'> = async (
  { pushId },
  { access: { workspaceId } },
) => {
  const push = await pushOf(workspaceId, pushId)
  return { push: presentPush(push), targets: await presentTargets(push, await targetsOf(pushId)) }
}
