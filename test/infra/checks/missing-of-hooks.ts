import type { FunctionRow } from '#infra/functions'
import type { RouteRow } from '#infra/routes'
import { Inventory, type Templates } from '#test/infra/inventory'

/** What the templates lack for a hook: a Lambda that answers this hook's routes and no other. */
export const missingOfHooks = (
  templates: Templates,
  { functions, routes }: { readonly functions: readonly FunctionRow[]; readonly routes: readonly RouteRow[] },
): string[] => {
  const inventory = new Inventory(templates)
  const integrations = inventory.of('AWS::ApiGatewayV2::Integration')
  return functions
    .filter(({ kind }) => kind === 'hook')
    .flatMap(({ name }) => {
      const own = integrations.filter(
        (it) => inventory.lambdaBehind(it, it.Properties.IntegrationUri)?.Properties.Handler === `${name}.handler`,
      )
      const keys = inventory
        .of('AWS::ApiGatewayV2::Route')
        .filter((it) =>
          own.some(({ id }) => inventory.named(it, it.Properties.Target, 'AWS::ApiGatewayV2::Integration')?.id === id),
        )
        .map(({ Properties }) => Properties.RouteKey as string)
      const expected = routes.filter(({ functionName }) => functionName === name).map(({ key }) => key)
      const complaints = {
        'no Lambda of its own': inventory.lambda(name) !== undefined,
        'answers other routes than its own': keys.toSorted().join() === expected.toSorted().join(),
      }
      return Object.entries(complaints).flatMap(([complaint, isFine]) => (isFine ? [] : [`${name}: ${complaint}`]))
    })
}
