import { AccountSized, AgentCreated } from '#events/agents/events'
import type { FeatureRows } from '#events/rows'
import { KeyReaderRemoved } from '#events/workspaces/events'

export const agentRows = {
  subscriptions: {
    'agents/manage/call-new-agent-webhook': AgentCreated,
    'agents/keys/rotate-exposed': KeyReaderRemoved,
    'agents/shards/publish-size': AccountSized,
  },
} as const satisfies FeatureRows<'agents'>
