import { ArnFormat, Duration } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { DeploymentCheck } from '#infra/constructs/deployment-check'
import { busName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { regionNames, regions } from '#shared/regions'
import { RegionStack } from './region-stack.ts'

/** Deployed before everything else: compares `regions` with what every deployed region recorded at its bus (data-stack.ts). */
export class RegionsStack extends RegionStack {
  constructor(scope: Construct, settings: Settings) {
    super(scope, 'regions', 'compares regions with what is deployed', { settings })
    const buses = Object.fromEntries(
      regionNames.map((region) => [
        region,
        this.formatArn({
          service: 'events',
          region: regions[region].aws,
          resource: 'event-bus',
          resourceName: busName({ ...settings, region }),
          arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
        }),
      ]),
    )
    new DeploymentCheck(this, 'Compare', {
      settings,
      check: 'compare-regions',
      description: 'Compares the regions of this deployment with those that are deployed',
      properties: { Regions: settings.regions, Buses: buses },
      permissions: [{ actions: ['events:ListTagsForResource'], resources: Object.values(buses) }],
      // a new role takes some seconds until it counts
      attempts: 8,
      pause: Duration.seconds(5),
    })
  }
}
