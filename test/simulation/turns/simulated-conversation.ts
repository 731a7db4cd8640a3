import type { Head } from '#functions/conversations/store'
import type { LiveAgent } from '#shared/agents/schema'
import { START } from './simulation.ts'

/** A conversation before its first message; seven visitors share them all. */
export const simulatedConversation = (at: number, agent: LiveAgent): Head => ({
  conversationId: `01CONVERSATION${String(at).padStart(12, '0')}`,
  agentId: agent.agentId,
  workspaceId: agent.workspaceId,
  channel: 'web',
  state: 'ai-chatting',
  startedAt: START,
  lastAt: START,
  lastText: '',
  visitor: `v${at % 7}`,
  isTest: false,
  version: 'live',
  inbound: 0,
  answered: 0,
  turns: 0,
  milliCredits: 0,
  variables: {},
})
