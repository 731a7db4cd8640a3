import { AgentDeleted } from '#events/agents/events'
import type { FeatureRows } from '#events/rows'

export const conversationRows = {
  subscriptions: {
    'conversations/erasure/delete-agent-data': AgentDeleted,
  },
  schedules: {
    'conversations/turn/sweep-overdue': 'rate(1 minute)',
  },
} as const satisfies FeatureRows<'conversations'>
