import { EventBridgeClient, ListTagsForResourceCommand, ResourceNotFoundException } from '@aws-sdk/client-eventbridge'
import { answerCloudFormation, type CheckRequest } from './answer-cloudformation.ts'
import { regionsConflict } from './regions-conflict.ts'

interface Properties {
  /** The `regions` of this deployment, in their order. */
  readonly Regions: readonly string[]
  /** By region, the ARN that its bus has if it is deployed. */
  readonly Buses: Readonly<Record<string, string>>
}

const awsRegionOf = (arn: string): string => arn.split(':')[3] ?? ''

/** The `regions` that a region's last deployment recorded at its bus; undefined where there is none. */
const recordedAt = async (bus: string): Promise<string | undefined> => {
  try {
    const { Tags = [] } = await new EventBridgeClient({ region: awsRegionOf(bus) }).send(
      new ListTagsForResourceCommand({ ResourceARN: bus }),
    )
    return Tags.find(({ Key }) => Key === 'regions')?.Value
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

/** Stops a deployment whose `regions` contradict those that the installation's other deployments were given. */
export const handler = (request: CheckRequest<Properties>): Promise<void> =>
  answerCloudFormation(request, async ({ Regions, Buses }) => {
    const deployed: Record<string, string> = {}
    for (const [region, bus] of Object.entries(Buses)) {
      const recorded = await recordedAt(bus)
      if (recorded !== undefined) deployed[region] = recorded
    }
    return regionsConflict(Regions, deployed)
  })
