import type { GrantsOf } from './grants.ts'

export const outboxGrants = {
  'outbox/sweep': { table: { read: ['OUT#'] }, bus: true },
} satisfies GrantsOf<'outbox'>
