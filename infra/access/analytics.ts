import { callers, type Grants, type GrantsOf } from './grants.ts'

const counting = { table: { write: ['AN#', 'EFFECT#'] } } as const satisfies Grants

export const analyticsGrants = {
  'analytics/api': { ...callers, bus: true },
  'analytics/count-product-event': counting,
  'analytics/forward-product-event': { variables: ['TRACKER_URL'] },
  'analytics/count-load': counting,
  'analytics/count-reply': counting,
} satisfies GrantsOf<'analytics'>
