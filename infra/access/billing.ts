import { callers, type GrantsOf } from './grants.ts'

export const billingGrants = {
  'billing/api': callers,
  'billing/usage/count-reply': { table: 'write' },
  'billing/usage/count-charge': { table: 'write' },
  'billing/shards/size-account': { table: 'write' },
} satisfies GrantsOf<'billing'>
