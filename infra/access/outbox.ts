import type { GrantsOf } from './grants.ts'

export const outboxGrants = {
  'outbox/sweep': { table: 'write', bus: true },
} satisfies GrantsOf<'outbox'>
