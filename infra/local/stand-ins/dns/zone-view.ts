import type { ZoneRecord } from './zone-record.ts'

/** What a person can change about all records. */
export interface ZoneSettings {
  /** How many seconds pass until a change made from now on is seen. */
  readonly delaySeconds: number
  /** How names without records are answered: that there is no such name, or as by a name server that is out of order. */
  readonly unknown: 'nxdomain' | 'servfail'
}

/**
 * A record as the zone page shows it. `live`: answered. `waiting`: set, seen `at`. `leaving`: removed, seen until `at`. `flapping`: answered and
 * not, by turns. `at` in milliseconds since 1970.
 */
export interface ShownRecord extends ZoneRecord {
  readonly id: string
  readonly state: 'live' | 'waiting' | 'leaving' | 'flapping'
  /** Whether it is answered at this moment. */
  readonly isSeen: boolean
  readonly at?: number
}

/** One question that was put to the zone. */
export interface AskedName {
  readonly id: number
  readonly at: number
  readonly name: string
  readonly type: string
  /** The values that were answered; none: why not. */
  readonly answered: readonly string[]
  readonly code: string
}
