import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { IEventBus } from 'aws-cdk-lib/aws-events'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
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

/** What functions of one region can be granted. Made by the data stack; the live connections by the api stack. */
export interface RegionResources {
  readonly settings: Settings
  readonly table: ITableV2
  readonly bus: IEventBus
  readonly files: FilesBucket
  /** Where large agents' embeddings are stored; absent unless the installation asks for it. */
  readonly vectors?: { readonly name: string; readonly arn: string }
  readonly platformSecret: ISecret
  readonly key: IKey
  /** `USER_POOLS`: the pools of all regions, as functions/lib/auth/read-id-token.ts reads them. */
  readonly userPools: string
  /** The same pools as resources. */
  readonly userPoolArns: readonly string[]
  /** The SES identity and configuration set that may send; absent without `mailFrom`. */
  readonly mailArns: readonly string[]
  readonly live?: LiveConnections
}
