import type { GrantsOf } from '#infra/grants/grants'

export const opsGrants = {
  'ops/watch': { table: { read: ['OUT#', 'OWED#'] }, deadLetters: true },
  // its own agent and account; everything else it does through the public address, as a visitor
  'ops/canary/converse': {
    table: { read: ['CANARY#', 'WS#', 'LED#'], write: ['CANARY#', 'AGT#', 'WS#', 'LED#'] },
    // signs what exempts its conversations from the limits of demos
    secrets: ['tokens'],
    variables: ['PUBLIC_URL'],
    timeoutSeconds: 240,
  },
} satisfies GrantsOf<'ops'>
