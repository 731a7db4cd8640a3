import { PairChanged } from '#events/knowledge/events'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { pairText } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { KEPT_VERSIONS, pairs, pairUses, pairVersions, USE_PARTS } from './store.ts'

/** Deletes a Q&A with its history and counters in one transaction; a consumer updates the index. */
export const deletePair: Verb<typeof routes, 'DELETE /v2/agents/{agentId}/knowledge/pairs/{pairId}'> = async (
  { agentId, pairId },
  { access: { workspaceId }, actor },
) => {
  // a member may be editing the same Q&A: versions that they add must be deleted too
  const remove = async () => {
    const pair = await pairs.get({ agentId, id: pairId }, { consistent: true })
    if (!pair) return { pairId }
    const now = world().now()
    const first = Math.max(1, pair.version - KEPT_VERSIONS + 1)
    const history = Array.from({ length: pair.version - first + 1 }, (_, at) => first + at)
    const outcome = await attempt(
      [
        pairs.removing({ agentId, id: pairId }, { version: is(pair.version) }),
        ...Array.from({ length: USE_PARTS }, (_, part) => pairUses.removing({ agentId, pairId, part })),
        ...history.map((version) => pairVersions.removing({ agentId, pairId, version })),
        auditing({
          owner: `WS#${workspaceId}`,
          action: 'knowledge-pair.deleted',
          by: actorName(actor),
          subject: `${agentId}/${pairId}`,
          now,
        }),
      ],
      [PairChanged({ workspaceId, agentId, pairId })],
    )
    return outcome.committed ? { pairId } : conflict
  }
  return retrying(`pair ${pairId}`, remove, { text: pairText('changedMeanwhile') })
}
