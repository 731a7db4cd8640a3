import { callers, type Grants, type GrantsOf } from './grants.ts'

/** Functions that change an agent's gaps. */
const changing = { table: { read: ['AGT#', 'ASKED#'], write: ['AGT#', 'ASKED#'] } } as const satisfies Grants

export const gapGrants = {
  'gaps/api': { ...callers, table: { read: ['ASKED#'], write: ['ASKED#'] } },
  'gaps/close-answered-gaps': changing,
  'gaps/count-waiting-questions': changing,
  'gaps/record-gap': { table: { read: ['CONV#'], write: ['ASKED#', 'EFFECT#'] } },
  'gaps/remove-erased-questions': changing,
} satisfies GrantsOf<'gaps'>
