import { callers, type GrantsOf } from '#infra/grants/grants'

export const fleetGrants = {
  'fleet/api': { ...callers, bus: true, table: { read: ['AGT#', 'AGY#', 'WS#'], write: ['AGT#', 'WS#'] } },
} satisfies GrantsOf<'fleet'>
