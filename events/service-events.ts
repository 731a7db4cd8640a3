import type { Feature } from '#shared/features'
import type { ServiceEventRow } from './rows.ts'
import { senderRows } from './senders/rows.ts'

/**
 * What AWS's own services put on the account's default bus, composed of the features' rows: they know no other bus. The key is the file
 * (`functions/<key>.ts`) and the Lambda; each row becomes a rule there.
 */
export const serviceEvents = {
  ...senderRows.serviceEvents,
} as const satisfies Readonly<Record<`${Feature}/${string}`, ServiceEventRow>>
