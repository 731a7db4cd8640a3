import { pushesOfSources } from '#functions/fleet/store'
import { absentOr } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { UNDO_DAYS } from '#shared/fleet/limits'
import { fleetText } from '#shared/fleet/messages'
import type { fleet } from '#shared/fleet/routes'
import { Problem } from '#shared/problems'
import { changePush } from './change-push.ts'
import { presentPush } from './present-push.ts'
import { pushOf } from './push-of.ts'

/** Begins to undo a push, as the only one of its source that is under way. Once it has begun it comes to its end. */
export const undoPush: Verb<typeof fleet, 'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/undo'> = async (
  { pushId },
  { actor, access: { workspaceId } },
) => {
  const push = await pushOf(workspaceId, pushId)
  if (push.state === 'undoing' || push.state === 'undone') return { push: presentPush(push) }
  if (world().now() > push.undoUntil) throw new Problem('conflict', fleetText('notUndoable', UNDO_DAYS))
  const { sourceId } = push
  const running = await pushesOfSources.get({ sourceId }, { consistent: true })
  if (running && running.pushId !== pushId) throw new Problem('conflict', fleetText('alreadyRunning'))
  const also = [pushesOfSources.putting({ sourceId, pushId }, { pushId: absentOr(pushId) })]
  return { push: await changePush(push, { set: { state: 'undoing' }, action: 'push.undone', also }, actor) }
}
