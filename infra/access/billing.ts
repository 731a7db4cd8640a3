import { callers, type GrantsOf } from './grants.ts'

export const billingGrants = {
  'billing/api': callers,
} satisfies GrantsOf<'billing'>
