import { publishedAgents } from '#functions/fleet/copies/published-agents'
import { bases, copies, pushes, targets } from '#functions/fleet/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { fleetText } from '#shared/fleet/messages'
import type { fleet } from '#shared/fleet/routes'
import { Problem } from '#shared/problems'
import { heldSettings } from './held-settings.ts'
import { isUnderWay } from './is-under-way.ts'
import { presentTargets } from './present-targets.ts'
import { pushOf } from './push-of.ts'
import { targetOf } from './target-of.ts'
import { targetWhenSeen } from './target-when-seen.ts'

const open: readonly string[] = ['waits', 'changed', 'draft', 'failed', 'left-out']

/** Chooses anew for a copy that has not got the changes; it goes with its stage, or, where that was, with the next round. */
export const chooseTarget: Verb<
  typeof fleet,
  'PUT /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}'
> = async ({ pushId, agentId, lastModified, takeNew, isLeftOut }, { access: { workspaceId } }) => {
  const push = await pushOf(workspaceId, pushId)
  const before = await targetOf(pushId, agentId)
  if (!isUnderWay(push)) throw new Problem('conflict', fleetText('ended'))
  if (!open.includes(before.state)) throw new Problem('conflict', fleetText('targetUnderWay'))
  const [found, base, copy, next] = await Promise.all([
    publishedAgents(workspaceId, [agentId]),
    bases.get({ agentId }, { consistent: true }),
    copies.get({ workspaceId, agentId }, { consistent: true }),
    heldSettings(pushId),
  ])
  const agent = found.get(agentId)
  if (!agent || !base || !next || copy?.sourceId !== push.sourceId)
    throw new Problem('not-found', fleetText('noSuchCopy'))
  const seen = targetWhenSeen({ agent, base: base.body, next, seenModified: lastModified, takeNew })
  const { reason: _, ...kept } = before
  const target = {
    ...kept,
    ...seen,
    ...(isLeftOut ? { state: 'left-out' as const, reason: undefined } : {}),
    from: copy.version,
    takeNew,
    seenModified: lastModified,
    at: world().now(),
    revision: before.revision + 1,
  }
  const { committed } = await attempt([
    targets.putting(target, { revision: is(before.revision), state: is(before.state) }),
    pushes.checking({ agencyId: push.agencyId, id: pushId }, { run: is(push.run) }),
  ])
  if (!committed) throw new Problem('conflict', fleetText('changedMeanwhile'))
  const [shown] = await presentTargets(push, [target])
  if (!shown) throw new Problem('not-found', fleetText('noSuchTarget'))
  return { target: shown }
}
