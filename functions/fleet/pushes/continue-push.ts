import type { Verb } from '#lib/http/api'
import { fleetText } from '#shared/fleet/messages'
import type { fleet } from '#shared/fleet/routes'
import { Problem } from '#shared/problems'
import { changePush } from './change-push.ts'
import { isUnderWay } from './is-under-way.ts'
import { presentPush } from './present-push.ts'
import { pushOf } from './push-of.ts'

/** Starts the next stage, or the one again that was last: what was chosen anew for it, or what a pause has left. */
export const continuePush: Verb<
  typeof fleet,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/continue'
> = async ({ pushId, stage }, { actor, access: { workspaceId } }) => {
  const push = await pushOf(workspaceId, pushId)
  if (!isUnderWay(push)) throw new Problem('conflict', fleetText('ended'))
  if (push.state === 'running' && push.stage === stage) return { push: presentPush(push) }
  const isNext = stage === push.stage + 1 && stage < push.stages.length
  if (push.state === 'running' || (stage !== push.stage && !isNext))
    throw new Problem('conflict', fleetText('otherStage'))
  return { push: await changePush(push, { set: { state: 'running', stage }, action: 'push.continued' }, actor) }
}
