import { ReplyCommitted } from '#events/conversations/events'
import type { FeatureRows } from '#events/rows'
import { CreditsUsed } from './events.ts'

export const billingRows = {
  subscriptions: {
    'billing/usage/count-reply': ReplyCommitted,
    'billing/usage/count-charge': CreditsUsed,
    'billing/shards/size-account': ReplyCommitted,
  },
  schedules: {
    'billing/lots/sweep-lots': 'rate(1 minute)',
    'billing/entitlements/sweep-trials': 'rate(1 hour)',
  },
} as const satisfies FeatureRows<'billing'>
