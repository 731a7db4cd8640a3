import type { Feature } from '#shared/features'
import { channelRows } from './channels/rows.ts'
import type { HookRow } from './rows.ts'

/**
 * What third parties push, composed of the features' rows. The key is the file (`functions/<key>.ts`)
 * and the Lambda; each has its own.
 */
export const hooks = {
  ...channelRows.hooks,
} as const satisfies Readonly<Record<`${Feature}/${string}`, HookRow>>
