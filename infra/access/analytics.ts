import { callers, type Grants, type GrantsOf } from '#infra/grants/grants'

const counting = { table: { write: ['AN#', 'EFFECT#'] } } as const satisfies Grants

export const analyticsGrants = {
  'analytics/api': { ...callers, bus: true, table: { read: ['AN#', 'AGT#', 'DESK#'] } },
  'analytics/count-product-event': counting,
  'analytics/forward-product-event': { variables: ['TRACKER_URL'] },
  'analytics/count-conversation': counting,
  'analytics/count-load': counting,
  'analytics/count-reply': counting,
} satisfies GrantsOf<'analytics'>
