import { newAgentDefaults } from '#shared/agents/defaults'
import type { AgentNode, LiveAgent } from '#shared/agents/schema'
import { START } from './simulation.ts'

/**
 * The third agent's nodes notify the team: two messages of each ten leave one for it, one asks for a teammate. The first agent has a daily limit, of which only a shard or two can be filled, the second one for each visitor, the others
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
      ...(at === 2 ? { enableNodes: true, nodes: notifyingNodes } : {}),
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

/** Messages are called `m00042`; their last digit decides. */
const notifying = (id: string, tells: NonNullable<AgentNode['tells']>, digits: readonly number[]): AgentNode => ({
  id,
  type: 'default',
  name: id,
  instructions: '',
  says: `Notified by ${id}.`,
  isGlobal: true,
  enter: { kind: 'says', anyOf: names.filter((_, at) => digits.includes(at % 10)) },
  transitions: [{ id: `${id}-on`, to: 'start', when: { kind: 'always' } }],
  tells,
})
const names = Array.from({ length: 100 }, (_, at) => `m${String(at).padStart(5, '0')}`)

const notifyingNodes: AgentNode[] = [
  { id: 'start', type: 'start', name: 'Start', instructions: 'Answer.', transitions: [] },
  notifying('request', 'request', [3]),
  notifying('message', 'message', [5, 7]),
]
