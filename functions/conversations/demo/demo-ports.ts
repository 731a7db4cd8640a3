import type { Ports } from '#functions/conversations/turn/ports'
import { realPorts } from '#functions/conversations/turn/real-ports'
import type { LiveAgent } from '#shared/agents/schema'
import { DEMO_TURNS } from '#shared/conversations/demo/demo'

const withTurnCap = (agent: LiveAgent): LiveAgent => {
  const { security } = agent.settings
  const { turnsPerConversation: own } = security.spendGuards
  const turnsPerConversation = own > 0 ? Math.min(own, DEMO_TURNS) : DEMO_TURNS
  const spendGuards = { ...security.spendGuards, turnsPerConversation }
  return { ...agent, settings: { ...agent.settings, security: { ...security, spendGuards } } }
}

/** The ports of a demo's turn: the real ones, with an agent that stops after thirty messages. */
export const demoPorts: Ports = {
  ...realPorts,
  isDemo: true,
  agent: async (agentId, version) => {
    const agent = await realPorts.agent(agentId, version)
    return agent && withTurnCap(agent)
  },
}
