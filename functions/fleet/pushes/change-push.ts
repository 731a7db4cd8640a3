import { PushRoundDue } from '#events/fleet/events'
import { pushes, type StoredPush } from '#functions/fleet/store'
import { auditing } from '#lib/audit'
import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { world } from '#lib/world'
import { fleetText } from '#shared/fleet/messages'
import type { Push } from '#shared/fleet/schema'
import { Problem } from '#shared/problems'
import type { ActivityKind } from '#shared/workspaces/activity-kinds'
import { presentPush } from './present-push.ts'

interface Decision {
  readonly set: Partial<StoredPush>
  readonly action: ActivityKind
  readonly also?: readonly Write[]
}

/**
 * What a person decides about a push: it runs anew, so that what is under way ends at its next copy. `conflict` if it moved on since it
 * was read.
 */
export const changePush = async (
  push: StoredPush,
  { set, action, also = [] }: Decision,
  actor: Actor,
): Promise<Push> => {
  const { agencyId, workspaceId, id } = push
  const run = push.run + 1
  const decidedBy = actorName(actor)
  const { nextAt: _, ...changed } = { ...push, ...set, run, decidedBy }
  const isDue = changed.state === 'running' || changed.state === 'undoing'
  const { committed } = await attempt(
    [
      pushes.changing(
        { agencyId, id },
        { set: { ...set, run, decidedBy }, remove: ['nextAt'] },
        { run: is(push.run), state: is(push.state), stage: is(push.stage) },
      ),
      ...also,
      auditing({
        owner: `WS#${workspaceId}`,
        action,
        by: decidedBy,
        subject: push.sourceId,
        subjectName: push.sourceTitle,
        now: world().now(),
      }),
    ],
    isDue ? [PushRoundDue({ workspaceId, agencyId, pushId: id, run })] : [],
  )
  if (!committed) throw new Problem('conflict', fleetText('changedMeanwhile'))
  return presentPush(changed)
}
