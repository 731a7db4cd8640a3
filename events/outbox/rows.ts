import type { FeatureRows } from '#events/rows'

export const outboxRows = {
  schedules: {
    'outbox/sweep': 'rate(1 minute)',
  },
} as const satisfies FeatureRows<'outbox'>
