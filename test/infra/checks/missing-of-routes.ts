import type { RouteRow } from '#infra/routes'
import { Inventory, type Placed, type Templates } from '#test/infra/inventory'

/** What the templates lack for a route: its gateway's route to its function, the permission to call it. */
export const missingOfRoutes = (templates: Templates, routes: readonly RouteRow[]): string[] => {
  const inventory = new Inventory(templates)
  return routes.flatMap((route) => {
    const leadsTo = route.gateway === 'http' ? httpTarget(inventory, route) : streamTarget(inventory, route)
    return [
      ...(leadsTo?.Properties.Handler === `${route.functionName}.handler`
        ? []
        : [`${route.key}: leads to no function`]),
      ...(inventory.mayCall(route.functionName, 'apigateway.amazonaws.com').some((it) => names(it, inventory, route))
        ? []
        : [`${route.key}: the gateway may not call ${route.functionName}`]),
    ]
  })
}

/** Whether a permission is about the very gateway that has the route: there may be several. */
const names = (permission: Placed, inventory: Inventory, route: RouteRow): boolean => {
  const gateway = route.gateway === 'http' ? JSON.stringify(httpRoute(inventory, route)?.Properties.ApiId) : 'StreamApi'
  return gateway !== undefined && JSON.stringify(permission.Properties.SourceArn).includes(gateway)
}

const httpRoute = (inventory: Inventory, { key }: RouteRow): Placed | undefined =>
  inventory.of('AWS::ApiGatewayV2::Route').find(({ Properties }) => Properties.RouteKey === key)

const httpTarget = (inventory: Inventory, row: RouteRow): Placed | undefined => {
  const route = httpRoute(inventory, row)
  const integration = route && inventory.named(route, route.Properties.Target, 'AWS::ApiGatewayV2::Integration')
  return integration && inventory.lambdaBehind(integration, integration.Properties.IntegrationUri)
}

const pathOf = (inventory: Inventory, method: Placed, value: unknown): string => {
  const resource = inventory.named(method, value, 'AWS::ApiGateway::Resource')
  return resource ? `${pathOf(inventory, resource, resource.Properties.ParentId)}/${resource.Properties.PathPart}` : ''
}

const streamTarget = (inventory: Inventory, route: RouteRow): Placed | undefined => {
  const method = inventory
    .of('AWS::ApiGateway::Method')
    .find(
      (it) =>
        it.Properties.HttpMethod === route.method && pathOf(inventory, it, it.Properties.ResourceId) === route.path,
    )
  const { Integration } = method?.Properties ?? {}
  return method && Integration.ResponseTransferMode === 'STREAM'
    ? inventory.lambdaBehind(method, Integration.Uri)
    : undefined
}
