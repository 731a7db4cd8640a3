import type { Alias, Code } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { FeatureFunction, idOf } from '#infra/constructs/functions/feature-function'
import { gatewayId, gatewayOutputs } from '#infra/constructs/gateways/gateway-ids'
import { HttpRoutes } from '#infra/constructs/gateways/http-routes'
import { SocketRoutes } from '#infra/constructs/gateways/socket-routes'
import type { RegionResources } from '#infra/constructs/region-resources'
import { gradualReleases } from '#infra/constructs/releases/gradual-releases'
import { featureOf, gatewayOfFeature } from '#infra/gateways'
import { type Rows, stackOf } from '#infra/rows'
import { RegionStack } from './region-stack.ts'

export interface FeatureApiStackProps {
  readonly feature: string
  readonly rows: Rows
  readonly resources: RegionResources
  readonly code: () => Code
}

/** One feature's functions that a caller waits for, with their routes of the gateways in the stack `api`. A stack each, because a route is a resource. */
export class FeatureApiStack extends RegionStack {
  constructor(scope: Construct, { feature, rows, resources, code }: FeatureApiStackProps) {
    const name = `api-${feature}`
    super(scope, name, `calls, hooks and sockets of ${feature}`, { settings: resources.settings })
    const { settings } = this
    const shared = code()
    const functions = rows.functions
      .filter((row) => stackOf(row) === name)
      .map((row) => new FeatureFunction(this, idOf(row.name), { row, region: resources, code: shared }))
    gradualReleases(this, settings, functions)
    const aliases = new Map(functions.map(({ row, alias }) => [row.name, alias]))
    const aliasOf = (functionName: string): Alias => {
      const alias = aliases.get(functionName)
      if (!alias) throw new Error(`a route or socket names ${functionName}, which is no function of ${name}`)
      return alias
    }
    const routes = rows.routes.filter((route) => route.gateway === 'http' && featureOf(route) === feature)
    const gateway = gatewayOfFeature(rows.routes).get(feature)
    if (gateway)
      new HttpRoutes(this, 'Http', { httpApiId: gatewayId(settings, gatewayOutputs.http(gateway)), routes, aliasOf })
    for (const [socket, functionName] of Object.entries(rows.sockets))
      if (aliases.has(functionName))
        new SocketRoutes(this, `Socket.${socket}`, {
          webSocketId: gatewayId(settings, gatewayOutputs.socket(socket)),
          alias: aliasOf(functionName),
        })
  }
}
