import { CfnOutput } from 'aws-cdk-lib'
import type { Code } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { FeatureFunction, idOf } from '#infra/constructs/functions/feature-function'
import { StreamGateway } from '#infra/constructs/gateways/stream-gateway'
import type { RegionResources } from '#infra/constructs/region-resources'
import { gradualReleases } from '#infra/constructs/releases/gradual-releases'
import { type Rows, stackOf } from '#infra/rows'
import { RegionStack } from './region-stack.ts'

export interface ChatStackProps {
  readonly rows: Rows
  readonly resources: RegionResources
  readonly code: () => Code
}

/** The streaming gateway with the functions of all features behind it: a REST API is deployed as a whole, so its methods cannot be spread over stacks. */
export class ChatStack extends RegionStack {
  readonly host: string

  constructor(scope: Construct, { rows, resources, code }: ChatStackProps) {
    super(scope, 'chat', 'streaming API with its functions', { settings: resources.settings })
    const { settings } = resources
    const shared = code()
    const functions = rows.functions
      .filter((row) => stackOf(row) === 'chat')
      .map((row) => new FeatureFunction(this, idOf(row.name), { row, region: resources, code: shared }))
    gradualReleases(this, settings, functions)
    const aliases = new Map(functions.map(({ row, alias }) => [row.name, alias]))
    const stream = new StreamGateway(this, 'Stream', {
      settings,
      routes: rows.routes.filter(({ gateway }) => gateway === 'stream'),
      aliasOf: (name) => {
        const alias = aliases.get(name)
        if (!alias) throw new Error(`a route names ${name}, which streams nothing`)
        return alias
      },
    })
    this.host = stream.host
    // read by the other region's edge
    new CfnOutput(this, 'ChatHost', { value: this.host })
  }
}
