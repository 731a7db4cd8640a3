import { App } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FunctionRow } from '#infra/functions'
import { gatewayOfFeature, ROUTES_PER_GATEWAY } from '#infra/gateways'
import { routeMatcher } from '#infra/local/region/gateways/match-route'
import type { RouteRow } from '#infra/routes'
import type { Rows } from '#infra/rows'
import { readSettings } from '#infra/settings'
import { ApiStack } from '#infra/stacks/api-stack'
import { FeatureApiStack } from '#infra/stacks/feature-api-stack'
import { parseRouteKey } from '#shared/contract'
import { Inventory, type Placed, type Template, type Templates } from '#test/infra/inventory'

const features = ['orders', 'carts', 'prices', 'stock', 'parcels', 'returns']

/** A hundred routes of a feature, whose paths begin like other features' paths: no prefix tells whose a path is. */
const routesOf = (feature: string): RouteRow[] =>
  Array.from({ length: 50 }, (_, number) =>
    ['GET', 'POST'].map((method) => ({
      key: `${method} /v2/shops/{shopId}/${feature}-${number}`,
      method,
      path: `/v2/shops/{shopId}/${feature}-${number}`,
      functionName: `${feature}/api`,
      gateway: 'http' as const,
    })),
  ).flat()

const settings = readSettings((name) => ({ vectors: 'off' })[name])
const rowsOf = (names: readonly string[]): Rows => ({
  functions: [
    ...names.map((feature): FunctionRow => ({ name: `${feature}/api`, feature, kind: 'api' })),
    { name: 'orders/live', feature: 'orders', kind: 'socket' },
  ],
  routes: names.flatMap(routesOf),
  subscriptions: {},
  serviceEvents: {},
  schedules: {},
  flows: {},
  sockets: { live: 'orders/live' },
})
const rows = rowsOf(features)

/** Only the stacks that routes are in, without bundled code, cdk-nag and the validation of properties: what test/infra/stacks.test.ts checks of real routes. */
const synthesiseCalls = (all: Rows): Templates => {
  process.env.CDK_VALIDATION = 'false'
  const app = new App({
    analyticsReporting: false,
    context: { '@aws-cdk/core:enablePartitionLiterals': true, '@aws-cdk/core:validateAgainstDefaultRules': false },
  })
  const { live } = new ApiStack(app, { settings, rows: all })
  const files = { name: 'files', arn: 'arn:aws:s3:::files', host: 'files' }
  const resources = { settings, files, userPools: '[]', userPoolArns: [], live }
  for (const feature of features.filter((name) => all.functions.some((row) => row.feature === name)))
    new FeatureApiStack(app, { feature, rows: all, resources, code: () => Code.fromInline('made up') })
  return Object.fromEntries(app.synth().stacks.map(({ stackName, template }) => [stackName, template as Template]))
}

/** The gateway that a value names, by its output or, in the gateways' own stack, by its logical id. */
const gatewayIn = (value: unknown): string => {
  const text = JSON.stringify(value)
  return /HttpApi(\d)Id/.exec(text)?.[1] ?? /"Http(\d?)Api\w+"/.exec(text)?.[1]?.replace(/^$/, '1') ?? ''
}

const leadOn = 'ANY /{proxy+}'

/** Finds the handler behind a call that enters the first gateway, as API Gateway does: by the gateway's own routes, then by what leads on. */
const callsOf = (all: Templates): ((method: string, path: string) => string | undefined) => {
  const inventory = new Inventory(all)
  const gateways = new Map<string, Map<string, Placed | undefined>>()
  for (const route of inventory.of('AWS::ApiGatewayV2::Route')) {
    const gateway = gatewayIn(route.Properties.ApiId)
    const targets = gateways.get(gateway) ?? new Map<string, Placed | undefined>()
    gateways.set(gateway, targets)
    targets.set(
      route.Properties.RouteKey,
      inventory.named(route, route.Properties.Target, 'AWS::ApiGatewayV2::Integration'),
    )
  }
  const matchers = new Map(
    [...gateways].map(([gateway, targets]) => [
      gateway,
      routeMatcher(
        [...targets.keys()]
          .filter((key) => key.includes(' ') && key !== leadOn)
          .map((key) => ({ key, ...parseRouteKey(key), functionName: '', gateway: 'http' })),
      ),
    ]),
  )
  const from = (gateway: string, method: string, path: string): string | undefined => {
    const targets = gateways.get(gateway)
    const own = targets?.get(matchers.get(gateway)?.(method, path)?.route.key ?? '')
    if (own) return inventory.lambdaBehind(own, own.Properties.IntegrationUri)?.Properties.Handler
    const on = targets?.get(leadOn)?.Properties
    return on?.IntegrationType === 'HTTP_PROXY' ? from(gatewayIn(on.IntegrationUri), method, path) : undefined
  }
  return (method, path) => from('1', method, path)
}

let templates: Templates
beforeAll(() => {
  templates = synthesiseCalls(rows)
}, 900_000)

describe('six hundred routes of six features', () => {
  test('no stack has more than 400 resources, no gateway more than 250 routes', () => {
    expect(Object.keys(templates).toSorted()).toEqual(
      ['parley-eu-api', ...features.map((feature) => `parley-eu-api-${feature}`)].toSorted(),
    )
    for (const [stack, { Resources }] of Object.entries(templates))
      expect(Object.keys(Resources).length, stack).toBeLessThan(400)
    const inventory = new Inventory(templates)
    const counts = new Map<string, number>()
    for (const { Properties } of inventory
      .of('AWS::ApiGatewayV2::Route')
      .filter((it) => gatewayIn(it.Properties.ApiId))) {
      const gateway = gatewayIn(Properties.ApiId)
      counts.set(gateway, (counts.get(gateway) ?? 0) + 1)
    }
    expect(Object.fromEntries(counts)).toEqual({ 1: 201, 2: 201, 3: 200 })
  })

  test('every one is reached at the first gateway’s address, which the edge has', () => {
    const reach = callsOf(templates)
    const lost = rows.routes.filter(
      ({ method, path, functionName }) => reach(method, path.replace('{shopId}', 'S1')) !== `${functionName}.handler`,
    )
    expect(lost.map(({ key }) => key)).toEqual([])
    const { Outputs } = templates['parley-eu-api'] as unknown as { Outputs: Record<string, { Value: unknown }> }
    expect(gatewayIn(Outputs.ApiHost?.Value)).toBe('1')
  })

  test('a path of no feature is reached at no gateway', () => {
    expect(callsOf(templates)('GET', '/v2/shops/S1/unknown')).toBeUndefined()
  })

  test('each gateway may call the functions that its routes lead to', () => {
    const inventory = new Inventory(templates)
    for (const [feature, gateway] of gatewayOfFeature(rows.routes)) {
      const callers = inventory
        .mayCall(`${feature}/api`, 'apigateway.amazonaws.com')
        .map(({ Properties }) => gatewayIn(Properties.SourceArn))
      expect(callers, feature).toEqual([String(gateway)])
    }
  })
})

test('the local run answers six hundred routes as well: it looks through all of them at once', () => {
  const match = routeMatcher(rows.routes)
  for (const { key, method, path } of rows.routes)
    expect(match(method, path.replace('{shopId}', 'S1'))?.route.key).toBe(key)
})

describe('the gateway of a feature', () => {
  const counted = (counts: Readonly<Record<string, number>>) =>
    gatewayOfFeature(
      Object.entries(counts).flatMap(([feature, count]) =>
        Array.from({ length: count }, () => ({
          key: '',
          method: 'GET',
          path: '/',
          functionName: `${feature}/api`,
          gateway: 'http' as const,
        })),
      ),
    )

  test('is the first one as long as all fit, and leaves a route for what leads on', () => {
    expect(Object.fromEntries(counted({ a: 200, b: 49 }))).toEqual({ a: 1, b: 1 })
    expect(Object.fromEntries(counted({ a: 200, b: 50 }))).toEqual({ a: 1, b: 2 })
  })

  test('stays the same when features are added after it', () => {
    const before = gatewayOfFeature(rowsOf(features.slice(0, 3)).routes)
    const after = gatewayOfFeature(rows.routes)
    for (const [feature, gateway] of before) expect(after.get(feature)).toBe(gateway)
  })

  test('does not go back to an earlier gateway: those that are left stay together', () => {
    expect(Object.fromEntries(counted({ a: 200, b: 100, c: 10 }))).toEqual({ a: 1, b: 2, c: 2 })
  })

  test('streamed routes have their own gateway and take no room', () => {
    const [route] = routesOf('orders')
    expect(gatewayOfFeature(route ? [{ ...route, gateway: 'stream' }] : [])).toEqual(new Map())
  })

  test('a feature too large for a gateway is refused by name', () => {
    expect(() => counted({ a: ROUTES_PER_GATEWAY })).toThrow('a has 250 routes, but a gateway has room for 249')
  })
})
