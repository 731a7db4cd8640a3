import type { GrantsOf } from '#infra/grants/grants'

export const outboxGrants = {
  'outbox/sweep': { table: { read: ['OUT#'] }, bus: true },
} satisfies GrantsOf<'outbox'>
