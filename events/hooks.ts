import type { Method } from '#shared/contract'
import type { Feature } from '#shared/features'

/** A stranger's way in: raw body, own signature. `routes` are the gateway's route keys that reach it. */
export interface HookRow {
  readonly provider: 'stripe' | 'meta' | 'telegram' | 'discord' | 'twilio'
  readonly routes: readonly `${Method} /${string}`[]
}

/** Table 2 of 4: what strangers push. The key is the file (`functions/<key>.ts`) and the Lambda; each has its own. */
export const hooks = {} as const satisfies Readonly<Record<`${Feature}/${string}`, HookRow>>
