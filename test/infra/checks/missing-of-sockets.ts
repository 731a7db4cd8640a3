import { Inventory, type Templates } from '#test/infra/inventory'

/** What the templates lack for a WebSocket API: each of its three routes to its function, and the permission. */
export const missingOfSockets = (templates: Templates, sockets: Readonly<Record<string, string>>): string[] => {
  const inventory = new Inventory(templates)
  return Object.entries(sockets).flatMap(([name, functionName]) =>
    ['$connect', '$disconnect', '$default'].flatMap((key) => {
      const leads = inventory
        .of('AWS::ApiGatewayV2::Route')
        .filter(({ Properties }) => Properties.RouteKey === key)
        .some((route) => {
          const integration = inventory.named(route, route.Properties.Target, 'AWS::ApiGatewayV2::Integration')
          const lambda = integration && inventory.lambdaBehind(integration, integration.Properties.IntegrationUri)
          return lambda?.Properties.Handler === `${functionName}.handler`
        })
      const mayCall = inventory
        .mayCall(functionName, 'apigateway.amazonaws.com')
        .some(({ Properties }) => JSON.stringify(Properties.SourceArn).includes(key))
      return [
        ...(leads ? [] : [`${name} ${key}: leads to no function`]),
        ...(mayCall ? [] : [`${name} ${key}: the gateway may not call ${functionName}`]),
      ]
    }),
  )
}
