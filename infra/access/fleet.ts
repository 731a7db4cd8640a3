import { callers, type Grants, type GrantsOf } from '#infra/grants/grants'

/** What a copy becomes, with the agent itself and its versions. */
const advancing = {
  bus: true,
  table: { read: ['AGT#', 'AGY#', 'PUSH#', 'WS#'], write: ['AGT#', 'AGY#', 'PUSH#', 'WS#'] },
  // the settings of an agent three times
  memoryMb: 512,
} as const satisfies Grants

export const fleetGrants = {
  'fleet/api': {
    ...callers,
    bus: true,
    table: {
      read: ['AGT#', 'AGY#', 'ORG#', 'PUSH#', 'WS#'],
      // new copies are listed by their organisations
      write: ['AGT#', 'AGY#', 'ORG#', 'PUSH#', 'RATE#', 'WS#'],
      gsi1: ['WS#'],
    },
    credits: 'read',
    // five hundred copies are compared when a push is started
    memoryMb: 1024,
    timeoutSeconds: 29,
  },
  'fleet/copies/remember-copy': { table: { read: ['AGT#', 'WS#'], write: ['AGT#', 'WS#'] } },
  'fleet/copies/forget-agent': { table: { read: ['WS#'], write: ['AGT#', 'WS#'] } },
  'fleet/rounds/start-round': { flows: ['fleet/run-push'] },
  'fleet/rounds/begin-round': { table: { read: ['AGY#', 'PUSH#'], write: ['AGY#'] } },
  'fleet/rounds/advance-target': advancing,
  'fleet/rounds/set-aside-target': { table: { read: ['AGY#', 'PUSH#'], write: ['PUSH#'] } },
  'fleet/rounds/end-round': { table: { read: ['AGY#', 'PUSH#'], write: ['AGT#', 'AGY#'] } },
} satisfies GrantsOf<'fleet'>
