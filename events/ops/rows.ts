import type { FeatureRows } from '#events/rows'

export const opsRows = {
  schedules: {
    'ops/watch': 'rate(5 minutes)',
    'ops/canary/converse': 'rate(15 minutes)',
  },
} as const satisfies FeatureRows<'ops'>
