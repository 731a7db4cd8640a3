import type { GrantsOf } from './grants.ts'

export const opsGrants = {
  'ops/watch': { table: { read: ['OUT#', 'OWED#'] }, deadLetters: true },
  // its own agent and account; everything else it does through the public address, as a visitor
  'ops/canary/converse': {
    table: { read: ['CANARY#', 'WS#', 'LED#'], write: ['CANARY#', 'AGT#', 'WS#', 'LED#'] },
    variables: ['PUBLIC_URL'],
    timeoutSeconds: 240,
  },
} satisfies GrantsOf<'ops'>
