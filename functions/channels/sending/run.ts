import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { Outgoing } from '#functions/channels/provider/outbound'
import type { Lease } from './lease.ts'
import type { Pace } from './pace.ts'

/** Who sends: the account as it is connected now, with its opened token. Never logged. */
export interface Sender {
  /** As this worker knows it: broken, the first message that its provider takes mends it. */
  account: ChannelAccount
  readonly token: string
  readonly outgoing: Outgoing
}

/** Why a worker stops before everything is sent. */
export type Stop =
  /** Another worker has the lease. */
  | { readonly kind: 'lost' }
  /** Its time is over. */
  | { readonly kind: 'over' }
  /** The account must wait. */
  | { readonly kind: 'paused'; readonly until: number }

/** One worker's state, which its conversations share. */
export interface Run {
  lease: Lease
  /** Nothing where the account is gone. */
  readonly sender: Sender | undefined
  readonly pace: Pace | undefined
  readonly startedAt: number
  stop?: Stop | undefined
  /** Whether anything moved since the last reading, and if not, when something may. */
  moved: boolean
  wakeAt: number
  /** Readings in a row in which the provider could not be reached, and whether this is one; sixteen fail together. */
  unreached: number
  isUnreached: boolean
  /** Requests in a row of which nothing is known. */
  unknown: number
}

/** Remembers when a conversation may go on. */
export const waitUntil = (run: Run, at: number): void => {
  run.wakeAt = Math.min(run.wakeAt, at)
}
