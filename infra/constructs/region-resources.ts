import type { Settings } from '#infra/settings'

/** Where the region's WebSocket API is managed: what `LIVE_ENDPOINT` says and what may be called there. */
export interface LiveConnections {
  readonly endpoint: string
  /** Every connection of the stage; API Gateway knows no narrower resource before a connection exists. */
  readonly connectionsArn: string
}

/** The files bucket, by its name: what is granted under a prefix must be readable in a policy. */
export interface FilesBucket {
  readonly name: string
  readonly arn: string
  /** Where browsers send presigned uploads. */
  readonly host: string
}

/**
 * What functions of one region can be granted beyond what its name says (table, bus, secret, sender: `arns`). Made by the data stack;
 * the live connections by the api stack.
 */
export interface RegionResources {
  readonly settings: Settings
  /** What the functions' code is, for pages that were loaded before it (shared/web-config.ts). */
  readonly release?: string
  readonly files: FilesBucket
  /** Where large agents' embeddings are stored; absent unless the installation asks for it. */
  readonly vectors?: { readonly name: string; readonly arn: string }
  /** `USER_POOLS`: the pools of all regions, as functions/lib/auth/read-id-token.ts reads them. */
  readonly userPools: string
  /** The same pools as resources, the region's own first. */
  readonly userPoolArns: readonly string[]
  readonly live?: LiveConnections
}
