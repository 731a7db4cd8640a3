import { callers, type GrantsOf } from './grants.ts'

export const gapGrants = {
  'gaps/api': callers,
  'gaps/close-answered-gaps': { table: 'write' },
  // begins agents for 50 s, and one agent's questions may need many tries
  'gaps/count-waiting-questions': { table: 'write', timeoutSeconds: 120 },
  'gaps/record-gap': { table: 'write' },
  'gaps/remove-erased-questions': { table: 'write' },
} satisfies GrantsOf<'gaps'>
