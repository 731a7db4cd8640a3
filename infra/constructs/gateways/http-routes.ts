import { HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IAlias } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import type { RouteRow } from '#infra/routes'

export interface HttpRoutesProps {
  /** The gateway's id. */
  readonly httpApiId: string
  readonly routes: readonly RouteRow[]
  /** The alias behind a function's name. */
  readonly aliasOf: (functionName: string) => IAlias
}

/**
 * One feature's routes of an HTTP API: one route per row of the contracts and hooks, one integration and one permission per Lambda (a permission
 * per route would pass a Lambda policy's 20 KB near 53 routes).
 */
export class HttpRoutes extends Construct {
  constructor(scope: Construct, id: string, { httpApiId, routes, aliasOf }: HttpRoutesProps) {
    super(scope, id)
    const httpApi = HttpApi.fromHttpApiAttributes(this, 'Gateway', { httpApiId })
    const integrations = new Map<string, HttpLambdaIntegration>()
    for (const { key, path, method, functionName } of routes) {
      const integration =
        integrations.get(functionName) ??
        new HttpLambdaIntegration(functionName.replaceAll('/', '.'), aliasOf(functionName), {
          scopePermissionToRoute: false,
        })
      integrations.set(functionName, integration)
      new HttpRoute(this, key.replaceAll('/', '.'), {
        httpApi,
        routeKey: HttpRouteKey.with(path, HttpMethod[method as keyof typeof HttpMethod]),
        integration,
      })
    }
    acknowledge(this, {
      'AwsSolutions-APIG4':
        'Every route names its policy (shared/policies.ts); the adapter identifies and authorises before the verb runs, which the actor-by-route matrix proves. Public routes are public on purpose.',
    })
  }
}
