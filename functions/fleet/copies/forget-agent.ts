import { AgentDeleted } from '#events/agents/events'
import { bases, copies } from '#functions/fleet/store'
import { consumer } from '#lib/events/consumer'
import { copiesOf } from './copies-of.ts'

/** A deleted agent is nobody's copy, and its copies are agents of their own. A second delivery finds nothing. */
export const handler = consumer(AgentDeleted, async ({ data: { workspaceId, agentId } }) => {
  await Promise.all([copies.drop({ workspaceId, agentId }), bases.drop({ agentId })])
  for (const copy of await copiesOf(workspaceId, agentId))
    await Promise.all([copies.drop(copy), bases.drop({ agentId: copy.agentId })])
})
