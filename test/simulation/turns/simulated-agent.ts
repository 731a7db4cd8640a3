import { newAgentDefaults } from '#shared/agents/defaults'
import type { LiveAgent } from '#shared/agents/schema'
import { START } from './simulation.ts'

/**
 * The first agent has a daily limit, of which only a shard or two can be filled, the second one for each visitor, the others
 * none. `shards` is what their copies believe in; 0 is none.
 */
export const simulatedAgent = (
  at: number,
  workspaceId: string,
  { shards, perDay }: { readonly shards: number; readonly perDay: number },
): LiveAgent => {
  const defaults = newAgentDefaults({ title: `Agent ${at}`, agentPlatform: 'vg' })
  return {
    agentId: `agent-00000000${at}`,
    workspaceId,
    version: 1,
    publishedAt: START,
    payer: { kind: 'workspace', id: workspaceId },
    ...(shards > 0 ? { shards: { payer: shards, day: shards } } : {}),
    settings: {
      ...defaults,
      security: {
        ...defaults.security,
        spendGuards: {
          ...defaults.security.spendGuards,
          perConversation: 0,
          perDay: at === 0 ? perDay : 0,
          perVisitorPerDay: at === 1 ? 1_000_000 : 0,
          turnsPerConversation: 0,
        },
      },
    },
  }
}
