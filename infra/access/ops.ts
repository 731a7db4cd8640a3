import type { GrantsOf } from './grants.ts'

export const opsGrants = {
  // reads OUT#* and OWED#*
  'ops/watch': { table: 'read', deadLetters: true },
  // its own agent and account only: CANARY, AGT#<its agent>, WS#canary, LED#WS#canary. Everything else it does through the public address, as a visitor
  'ops/canary/converse': { table: 'write', variables: ['PUBLIC_URL'], timeoutSeconds: 240 },
} satisfies GrantsOf<'ops'>
