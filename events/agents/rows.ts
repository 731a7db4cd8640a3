import { AgentCreated } from '#events/agents/events'
import type { FeatureRows } from '#events/rows'

export const agentRows = {
  subscriptions: {
    'agents/manage/call-new-agent-webhook': AgentCreated,
  },
} as const satisfies FeatureRows<'agents'>
