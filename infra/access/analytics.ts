import { callers, type GrantsOf } from './grants.ts'

export const analyticsGrants = {
  'analytics/api': callers,
  'analytics/count-product-event': { table: 'write' },
  'analytics/forward-product-event': { variables: ['TRACKER_URL'] },
  'analytics/count-load': { table: 'write' },
  'analytics/count-reply': { table: 'write' },
} satisfies GrantsOf<'analytics'>
