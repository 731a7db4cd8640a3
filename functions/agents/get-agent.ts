import type { Verb } from '#lib/api'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { presentAgent } from './present.ts'
import { unpackSettings } from './settings-body.ts'
import { agents, drafts } from './store.ts'

/** An agent's draft. Read consistently: whoever just saved must see it. */
export const getAgent: Verb<typeof routes, 'GET /v2/agents/{agentId}'> = async ({ agentId }) => {
  const [meta, draft] = await Promise.all([
    agents.get({ agentId }, { consistent: true }),
    drafts.get({ agentId }, { consistent: true }),
  ])
  if (!meta || !draft) throw new Problem('not-found', 'There is no such agent.')
  return { data: presentAgent(meta, unpackSettings(draft.body)) }
}
