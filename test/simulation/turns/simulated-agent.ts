import { newAgentDefaults } from '#shared/agents/defaults'
import type { LiveAgent } from '#shared/agents/schema'
import { START } from './simulation.ts'

/** The first agent has a daily limit, the second one for each visitor, the others none. */
export const simulatedAgent = (at: number, workspaceId: string): LiveAgent => {
  const defaults = newAgentDefaults({ title: `Agent ${at}`, agentPlatform: 'vg' })
  return {
    agentId: `agent-00000000${at}`,
    workspaceId,
    version: 1,
    publishedAt: START,
    payer: { kind: 'workspace', id: workspaceId },
    settings: {
      ...defaults,
      security: {
        ...defaults.security,
        spendGuards: {
          ...defaults.security.spendGuards,
          perConversation: 0,
          perDay: at === 0 ? 10_000_000 : 0,
          perVisitorPerDay: at === 1 ? 1_000_000 : 0,
          turnsPerConversation: 0,
        },
      },
    },
  }
}
