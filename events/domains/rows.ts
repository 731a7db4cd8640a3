import { AgencySaved } from '#events/agencies/events'
import type { FeatureRows } from '#events/rows'

export const domainRows = {
  subscriptions: {
    'domains/brand/publish-brand': AgencySaved,
  },
  schedules: {
    'domains/hosts/sweep-hosts': 'rate(1 hour)',
  },
} as const satisfies FeatureRows<'domains'>
