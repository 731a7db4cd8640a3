import { callers, type GrantsOf } from './grants.ts'

export const gapGrants = {
  'gaps/api': callers,
  'gaps/close-answered-gaps': { table: 'write' },
  'gaps/count-waiting-questions': { table: 'write' },
  'gaps/record-gap': { table: 'write' },
  'gaps/remove-erased-questions': { table: 'write' },
} satisfies GrantsOf<'gaps'>
