import type { Agent } from '#shared/agents/schema'
import { presentAgent } from './present.ts'
import { unpackSettings } from './settings-body.ts'
import { agents, drafts } from './store.ts'

/** An agent's draft as its team sees it. Read consistently: a member who just saved must see the change. */
export const agentOf = async (agentId: string): Promise<Agent | undefined> => {
  const [meta, draft] = await Promise.all([
    agents.get({ agentId }, { consistent: true }),
    drafts.get({ agentId }, { consistent: true }),
  ])
  return meta && draft ? presentAgent(meta, unpackSettings(draft.body)) : undefined
}
