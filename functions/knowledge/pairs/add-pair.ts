import { PairChanged } from '#events/knowledge/events'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { commit } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { pairText } from '#shared/knowledge/messages'
import { ANSWERS_ABOVE, MAX_PAIRS, type Pair } from '#shared/knowledge/pairs'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'
import { allPairs } from './all-pairs.ts'
import { cleanContent } from './clean-content.ts'
import { pairs, pairVersions, versionOf } from './store.ts'

/** Adds a Q&A with the first version of its history. The event names the gap that it was written for, which closes later. */
export const addPair: Verb<typeof routes, 'POST /v2/agents/{agentId}/knowledge/pairs'> = async (
  { agentId, gapId, alsoAskedAs = [], tags = [], answersAbove = ANSWERS_ABOVE, ...given },
  { access: { workspaceId }, actor },
) => {
  if ((await allPairs(agentId)).length >= MAX_PAIRS) throw new Problem('limit-reached', pairText('tooMany'))
  const now = world().now()
  const by = actorName(actor)
  const pair: Pair = {
    ...cleanContent({ ...given, alsoAskedAs, tags, answersAbove }),
    agentId,
    id: ulid(now),
    version: 1,
    uses: 0,
    createdAt: now,
    changedAt: now,
    changedBy: by,
  }
  await commit(
    [
      pairs.creating(pair),
      pairVersions.creating(versionOf(pair)),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'knowledge-pair.added',
        by,
        subject: `${agentId}/${pair.id}`,
        now,
      }),
    ],
    [PairChanged({ workspaceId, agentId, pairId: pair.id, ...(gapId ? { gapId } : {}) })],
  )
  return { pair }
}
