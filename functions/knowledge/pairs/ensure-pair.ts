import { PairChanged } from '#events/knowledge/events'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { world } from '#lib/world'
import { ANSWERS_ABOVE, type Pair } from '#shared/knowledge/pairs'
import { cleanContent } from './clean-content.ts'
import { pairs, pairVersions, versionOf } from './store.ts'

interface NewPair extends Pick<Pair, 'agentId' | 'id' | 'question' | 'answer'> {
  readonly workspaceId: string
  readonly alsoAskedAs: readonly string[]
  /** The member's name. */
  readonly by: string
}

/** Adds a Q&A of a given id to a new agent, once: a Q&A of that id, which a member may have edited, stays as it is. */
export const ensurePair = async ({ workspaceId, agentId, id, by, alsoAskedAs, ...given }: NewPair): Promise<void> => {
  const now = world().now()
  const content = cleanContent({ ...given, alsoAskedAs: [...alsoAskedAs], tags: [], answersAbove: ANSWERS_ABOVE })
  const pair: Pair = { ...content, agentId, id, version: 1, uses: 0, createdAt: now, changedAt: now, changedBy: by }
  const subject = `${agentId}/${id}`
  await attempt(
    [
      pairs.creating(pair),
      pairVersions.creating(versionOf(pair)),
      auditing({ owner: `WS#${workspaceId}`, action: 'knowledge-pair.added', by, subject, now }),
    ],
    [PairChanged({ workspaceId, agentId, pairId: id })],
  )
}
