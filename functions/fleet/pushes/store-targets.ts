import { publishedAgents } from '#functions/fleet/copies/published-agents'
import { bases, type StoredCopy, targets } from '#functions/fleet/store'
import { commit } from '#lib/database/commit'
import type { AgentSettings } from '#shared/agents/schema'
import { fleetText } from '#shared/fleet/messages'
import type { TargetChoice } from '#shared/fleet/schema'
import { Problem } from '#shared/problems'
import { targetWhenSeen } from './target-when-seen.ts'

interface Beginning {
  readonly workspaceId: string
  readonly pushId: string
  readonly startedAt: number
  /** Of the source. */
  readonly copies: readonly StoredCopy[]
  readonly next: AgentSettings
}

/** Agents whose settings are unpacked at a time. */
const BATCH = 50

/** Stores the targets of a new push. `not-found` if one is no copy of the source. */
export const storeTargets = async (
  { workspaceId, pushId, startedAt, copies, next }: Beginning,
  choices: readonly TargetChoice[],
): Promise<void> => {
  const copyOf = new Map(copies.map((copy) => [copy.agentId, copy]))
  if (choices.some(({ agentId }) => !copyOf.has(agentId))) throw new Problem('not-found', fleetText('noSuchCopy'))
  for (let from = 0; from < choices.length; from += BATCH) {
    const chosen = choices.slice(from, from + BATCH)
    const ids = chosen.map(({ agentId }) => agentId)
    const [found, base] = await Promise.all([
      publishedAgents(workspaceId, ids),
      bases.getMany(
        ids.map((agentId) => ({ agentId })),
        { consistent: true },
      ),
    ])
    const bodies = new Map(base.map(({ agentId, body }) => [agentId, body]))
    await commit(
      chosen.map(({ agentId, lastModified: seenModified, stage, takeNew }) => {
        const [copy, agent, body] = [copyOf.get(agentId), found.get(agentId), bodies.get(agentId)]
        if (!copy || !agent || !body) throw new Problem('not-found', fleetText('noSuchCopy'))
        return targets.putting({
          pushId,
          agentId,
          startedAt,
          stage,
          from: copy.version,
          takeNew,
          seenModified,
          at: startedAt,
          revision: 1,
          ...targetWhenSeen({ agent, base: body, next, seenModified, takeNew }),
        })
      }),
    )
  }
}
