import { pushesOfSources } from '#functions/fleet/store'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { fleetText } from '#shared/fleet/messages'
import type { fleet } from '#shared/fleet/routes'
import { Problem } from '#shared/problems'
import { changePush } from './change-push.ts'
import { isUnderWay } from './is-under-way.ts'
import { presentPush } from './present-push.ts'
import { pushOf } from './push-of.ts'

/** Ends a push; the second time it has ended already. */
export const stopPush: Verb<typeof fleet, 'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/stop'> = async (
  { pushId },
  { actor, access: { workspaceId } },
) => {
  const push = await pushOf(workspaceId, pushId)
  if (push.state === 'stopped') return { push: presentPush(push) }
  if (!isUnderWay(push)) throw new Problem('conflict', fleetText('ended'))
  const also = [pushesOfSources.removing({ sourceId: push.sourceId }, { pushId: is(pushId) })]
  const set = { state: 'stopped' as const, endedAt: world().now() }
  return { push: await changePush(push, { set, action: 'push.stopped', also }, actor) }
}
