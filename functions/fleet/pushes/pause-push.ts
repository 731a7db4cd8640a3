import type { Verb } from '#lib/http/api'
import { fleetText } from '#shared/fleet/messages'
import type { fleet } from '#shared/fleet/routes'
import { Problem } from '#shared/problems'
import { changePush } from './change-push.ts'
import { isUnderWay } from './is-under-way.ts'
import { presentPush } from './present-push.ts'
import { pushOf } from './push-of.ts'

/** Holds a push; the second time it is held already. */
export const pausePush: Verb<typeof fleet, 'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/pause'> = async (
  { pushId },
  { actor, access: { workspaceId } },
) => {
  const push = await pushOf(workspaceId, pushId)
  if (push.state === 'paused') return { push: presentPush(push) }
  if (!isUnderWay(push)) throw new Problem('conflict', fleetText('ended'))
  return { push: await changePush(push, { set: { state: 'paused' }, action: 'push.paused' }, actor) }
}
