import { AgentDeleted } from '#events/agents/events'
import type { FeatureRows } from '#events/rows'
import { KeyReaderRemoved } from '#events/workspaces/events'

export const conversationRows = {
  subscriptions: {
    'conversations/erasure/delete-agent-data': AgentDeleted,
    'conversations/identity/rotate-exposed': KeyReaderRemoved,
  },
  schedules: {
    'conversations/turn/sweep-overdue': 'rate(1 minute)',
  },
} as const satisfies FeatureRows<'conversations'>
