import { callers, type GrantsOf } from '#infra/grants/grants'

export const billingGrants = {
  // starts trials of whitelabel
  'billing/api': {
    ...callers,
    bus: true,
    table: { read: ['LED#'], write: ['WS#', 'TRIALS#'] },
    credits: 'read',
  },
  'billing/entitlements/sweep-trials': { bus: true, table: { read: ['TRIALS#'], write: ['TRIALS#'] } },
  'billing/usage/count-reply': { table: { write: ['USAGE#', 'EFFECT#'] } },
  'billing/usage/count-charge': { table: { write: ['USAGE#', 'EFFECT#'] } },
  // begins payers for 50 s, of whom one with many shards takes some seconds
  'billing/lots/sweep-lots': { credits: 'use', table: { read: ['LOTEND#'], write: ['LOTEND#'] }, timeoutSeconds: 120 },
  // feeds and recalls shards of credits
  'billing/shards/size-account': { credits: 'use', bus: true },
} satisfies GrantsOf<'billing'>
