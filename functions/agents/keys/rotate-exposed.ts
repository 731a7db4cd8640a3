import { KeyReaderRemoved } from '#events/workspaces/events'
import { agentIdsOf } from '#functions/agents/agent-ids-of'
import { agents } from '#functions/agents/store'
import { endKeys } from '#lib/access-keys/end-keys'
import { conflict, retrying } from '#lib/database/retrying'
import { consumer } from '#lib/events/consumer'
import { gracePeriodMs } from '#shared/workspaces/access-keys'
import { keysOfAgent } from './keys-of-agent.ts'
import { replaceAgentKey } from './replace-agent-key.ts'

/**
 * Replaces the keys that a removed member may know: of every agent, if its key is as old as the removal, so that a second delivery
 * finds nothing to do. Earlier keys end no later than the ones replaced now.
 */
export const handler = consumer(KeyReaderRemoved, async ({ data: { workspaceId, by, at, validFor } }) => {
  // not by the clock of this delivery: a second one finds what the first has done
  const now = at + 1
  const end = now + gracePeriodMs[validFor]
  const rotate = async (agentId: string) => {
    const meta = await agents.get({ agentId }, { consistent: true })
    if (!meta) return undefined
    const [current, ...earlier] = (await keysOfAgent(meta)).keys
    const isKnown = current !== undefined && current.createdAt <= at
    // refused: replaced by a person at the same time, for a period of their own
    if (isKnown && !(await replaceAgentKey(meta, { validFor, by, now }))) return conflict
    await endKeys(
      { agentId, workspaceId },
      earlier.filter(({ createdAt, validUntil = 0 }) => createdAt <= at && validUntil > end),
      end,
    )
    return undefined
  }
  for (const agentId of await agentIdsOf(workspaceId))
    await retrying(`the key of agent ${agentId}`, () => rotate(agentId))
})
