import { callers, type Grants, type GrantsOf } from '#infra/grants/grants'

/** Functions that change an agent's gaps. */
const changing = { table: { read: ['AGT#', 'ASKED#'], write: ['AGT#', 'ASKED#'] } } as const satisfies Grants

export const gapGrants = {
  'gaps/api': { ...callers, table: { read: ['ASKED#'], write: ['ASKED#'] } },
  'gaps/close-answered-gaps': changing,
  // begins agents for 50 s, and one agent's questions may need many tries
  'gaps/count-waiting-questions': { ...changing, timeoutSeconds: 120 },
  'gaps/record-gap': { table: { read: ['CONV#'], write: ['ASKED#', 'EFFECT#'] } },
  'gaps/remove-erased-questions': changing,
} satisfies GrantsOf<'gaps'>
