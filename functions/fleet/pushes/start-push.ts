import { PushRoundDue } from '#events/fleet/events'
import { agencyOf } from '#features/agencies'
import { packSettings } from '#features/agents-editing'
import { copiesOf } from '#functions/fleet/copies/copies-of'
import { sourceOf } from '#functions/fleet/copies/source-of'
import { pushedVersions, pushes, pushesOfSources, type StoredPush } from '#functions/fleet/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { UNDO_DAYS } from '#shared/fleet/limits'
import { fleetText } from '#shared/fleet/messages'
import type { fleet } from '#shared/fleet/routes'
import type { PushStage, TargetChoice } from '#shared/fleet/schema'
import { invalid, Problem } from '#shared/problems'
import { presentPush } from './present-push.ts'
import { storeTargets } from './store-targets.ts'

/**
 * Starts a push. Its targets are stored first: without a push of their id they are nothing. The push itself, the claim that it is the
 * source's only one, the version that it holds and its first round are one transaction.
 */
export const startPush: Verb<typeof fleet, 'POST /v2/workspaces/{workspaceId}/fleet/pushes'> = async (
  { sourceId, version, stages, targets },
  { actor, access: { workspaceId } },
) => {
  requireStages(stages, targets)
  const { ID: agencyId } = await agencyOf(workspaceId)
  const [source, copies, running] = await Promise.all([
    sourceOf(workspaceId, sourceId),
    copiesOf(workspaceId, sourceId),
    pushesOfSources.get({ sourceId }, { consistent: true }),
  ])
  const { meta, settings } = source
  if (meta.liveVersion !== version) throw new Problem('conflict', fleetText('sourcePublished'))
  if (running) throw new Problem('conflict', fleetText('alreadyRunning'))
  const now = world().now()
  const id = ulid(now)
  await storeTargets({ workspaceId, pushId: id, startedAt: now, copies, next: settings }, targets)
  const push: StoredPush = {
    id,
    agencyId,
    workspaceId,
    sourceId,
    sourceTitle: meta.title,
    version,
    state: 'running',
    stages,
    stage: 0,
    by: actorName(actor),
    decidedBy: actorName(actor),
    startedAt: now,
    undoUntil: now + UNDO_DAYS * 86_400_000,
    targets: targets.length,
    run: 1,
  }
  const { committed } = await attempt(
    [
      pushes.creating(push),
      pushesOfSources.creating({ sourceId, pushId: id }),
      pushedVersions.putting({ pushId: id, startedAt: now, body: packSettings(settings).body }),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'push.started',
        by: push.by,
        subject: sourceId,
        subjectName: meta.title,
        now,
      }),
    ],
    [PushRoundDue({ workspaceId, agencyId, pushId: id, run: 1 })],
  )
  if (!committed) throw new Problem('conflict', fleetText('alreadyRunning'))
  return { push: presentPush(push) }
}

const requireStages = (stages: readonly PushStage[], targets: readonly TargetChoice[]): void => {
  if (new Set(targets.map(({ agentId }) => agentId)).size < targets.length) throw invalid('targets', fleetText('twice'))
  if (targets.some(({ stage }) => stage >= stages.length)) throw invalid('targets', fleetText('noSuchStage'))
  if (stages.some((_, at) => !targets.some(({ stage }) => stage === at)))
    throw invalid('stages', fleetText('emptyStage'))
}
