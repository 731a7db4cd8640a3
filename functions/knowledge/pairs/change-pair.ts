import { PairChanged } from '#events/knowledge/events'
import { auditing } from '#lib/audit'
import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import { pairText } from '#shared/knowledge/messages'
import type { Pair, PairContent } from '#shared/knowledge/pairs'
import { Problem } from '#shared/problems'
import { cleanContent } from './clean-content.ts'
import { KEPT_VERSIONS, pairs, pairVersions, versionOf } from './store.ts'
import { withUses } from './with-uses.ts'

export interface PairChange {
  readonly workspaceId: string
  readonly pair: Pair
  readonly content: PairContent
  readonly actor: Actor
  readonly action: 'knowledge-pair.changed' | 'knowledge-pair.restored'
}

/**
 * Writes a Q&A's next version and removes the oldest beyond the limit; its count of uses is left alone. Throws `conflict`
 * after a concurrent change.
 */
export const changePair = async ({ workspaceId, pair, content, actor, action }: PairChange): Promise<Pair> => {
  const { agentId, id } = pair
  const now = world().now()
  const changedBy = actorName(actor)
  const changed = { ...cleanContent(content), version: pair.version + 1, changedAt: now, changedBy }
  const next: Pair = { ...pair, ...changed }
  const outcome = await attempt(
    [
      pairs.changing({ agentId, id }, { set: changed }, { version: is(pair.version) }),
      pairVersions.creating(versionOf(next)),
      ...(next.version > KEPT_VERSIONS
        ? [pairVersions.removing({ agentId, pairId: id, version: next.version - KEPT_VERSIONS })]
        : []),
      auditing({
        owner: `WS#${workspaceId}`,
        action,
        by: changedBy,
        subject: `${agentId}/${id}`,
        now,
      }),
    ],
    [PairChanged({ workspaceId, agentId, pairId: id })],
  )
  if (!outcome.committed) throw new Problem('conflict', pairText('changedMeanwhile'))
  const [presented = next] = await withUses(agentId, [next])
  return presented
}
