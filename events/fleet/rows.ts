import { AgentCreated, AgentDeleted } from '#events/agents/events'
import type { FeatureRows } from '#events/rows'
import { PushRoundDue } from './events.ts'
import { runPush } from './run-push.flow.ts'

export const fleetRows = {
  subscriptions: {
    'fleet/copies/remember-copy': AgentCreated,
    'fleet/copies/forget-agent': AgentDeleted,
    'fleet/rounds/start-round': PushRoundDue,
  },
  flows: {
    'fleet/run-push': runPush,
  },
} as const satisfies FeatureRows<'fleet'>
