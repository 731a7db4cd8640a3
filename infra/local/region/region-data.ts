import type { UserPool } from '#infra/local/components/user-pool'
import type { Credentials } from '#infra/local/credentials'
import type { Region } from '#shared/regions'

/** The start data of a region's thread. */
export interface RegionData {
  readonly region: Region
  /** The region's own folder. */
  readonly dataDir: string
  /** A module exporting `tables` (see region-tables.ts), as a URL. */
  readonly tablesUrl: string
  readonly awsProxyPort: number
  readonly database: string
  readonly objects: string
  readonly mail: string
  /** CloudFront and ACM. */
  readonly zone: string
  readonly identity: string
  readonly pools: readonly UserPool[]
  /** The dashboard's address. */
  readonly publicUrl: string
  readonly tableName: string
  readonly directoryTableName: string
  readonly bucketName: string
  /** Operators' variables (TRACKER_URL, …), as far as they are set. */
  readonly given: Readonly<Record<string, string>>
  /** Waits before the second and the third attempt of what is started asynchronously. */
  readonly retryDelaysMs: readonly number[]
}

export interface RegionPorts {
  readonly http: number
  readonly stream: number
  /** By the name in events/sockets.ts. */
  readonly sockets: Readonly<Record<string, number>>
}

/** A region's answer once all of its servers listen. */
export interface RegionReady {
  readonly ports: RegionPorts
  /** The secret by which the region's APIs recognise the edge. */
  readonly originSecret: string
  /** Credentials to which the AWS proxy grants everything: for developers and tests. */
  readonly operator: Credentials
}

export type RegionRequest =
  /** Takes up deliveries, schedules and flows. */
  | { readonly kind: 'go' }
  | { readonly kind: 'stop' }
  /** Has its functions' clock show another time from now on, as much earlier than the real one. */
  | { readonly kind: 'clock'; readonly earlierMs: number }
  /** Delivers what an AWS service has put on the region's default bus. */
  | { readonly kind: 'service-event'; readonly event: object }
  /** Starts a row of events/schedules.ts now. */
  | { readonly kind: 'run-schedule'; readonly name: string }

export type RegionMessage =
  | ({ readonly kind: 'ready' } & RegionReady)
  | { readonly kind: 'clock-set' }
  | { readonly kind: 'failed'; readonly problem: string; readonly isOurs: boolean }
