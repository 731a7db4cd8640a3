import { Stack, Tags } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { stackName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { regions } from '#shared/regions'

export interface RegionStackProps {
  readonly settings: Settings
  /** Another AWS region than the region's own: `us-east-1` for what CloudFront reads only there. */
  readonly awsRegion?: string
}

/** A stack of one of our regions, named `<installation>-<region>-<what>`. */
export class RegionStack extends Stack {
  readonly settings: Settings

  constructor(scope: Construct, what: string, description: string, { settings, awsRegion }: RegionStackProps) {
    const account = process.env.CDK_DEFAULT_ACCOUNT
    super(scope, stackName(settings, what), {
      description: `${settings.name} ${settings.region}: ${description}`,
      env: { region: awsRegion ?? regions[settings.region].aws, ...(account ? { account } : {}) },
    })
    this.settings = settings
    Tags.of(this).add('installation', settings.name)
    Tags.of(this).add('region', settings.region)
  }
}
