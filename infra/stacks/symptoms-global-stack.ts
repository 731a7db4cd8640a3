import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Construct } from 'constructs'
import { AlarmTopics } from '#infra/constructs/alarms/alarm-topics'
import { EdgeAlarms } from '#infra/constructs/alarms/edge-alarms'
import type { Settings } from '#infra/settings'
import { regions } from '#shared/regions'
import { RegionStack } from './region-stack.ts'

const AWS_REGION = 'us-east-1'

interface SymptomsGlobalStackProps {
  readonly settings: Settings
  readonly distributions: Readonly<Record<string, string>>
  readonly certificates: Readonly<Record<string, ICertificate | undefined>>
}

/** Alarms on what AWS reports in us-east-1 only, with topics of the same names there, unless the region's own are there already. */
export class SymptomsGlobalStack extends RegionStack {
  constructor(scope: Construct, { settings, distributions, certificates }: SymptomsGlobalStackProps) {
    super(scope, 'symptoms-global', 'alarms on CloudFront and the certificates', { settings, awsRegion: AWS_REGION })
    const alarms = new EdgeAlarms(this, 'Edge', { settings, distributions, certificates })
    if (regions[settings.region].aws !== AWS_REGION)
      alarms.node.addDependency(new AlarmTopics(this, 'Topics', { settings }))
  }
}
