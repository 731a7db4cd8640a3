import type { RouteRow } from './routes.ts'

/** API Gateway allows an HTTP API 300 routes; the rest is room for a deployment that adds some before it removes others. */
export const ROUTES_PER_GATEWAY = 250

/** `agents/api` -> `agents` */
export const featureOf = ({ functionName }: Pick<RouteRow, 'functionName'>): string =>
  functionName.slice(0, functionName.indexOf('/'))

/** One route of a gateway is left for what leads on to the next one (constructs/gateways/http-gateway.ts). */
const ROUTES_OF_FEATURES = ROUTES_PER_GATEWAY - 1

/**
 * The HTTP gateway of each feature, from 1. In the order of the routes' table features fill a gateway until one does not fit; that one and those after it go to the
 * next. A feature is never split. An address does not depend on the gateway: all calls enter the first one.
 */
export const gatewayOfFeature = (routes: readonly RouteRow[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const route of routes) {
    const feature = featureOf(route)
    if (route.gateway === 'http') counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const placed = new Map<string, number>()
  let last = 1
  let room = ROUTES_OF_FEATURES
  for (const [feature, count] of counts) {
    if (count > ROUTES_OF_FEATURES)
      throw new Error(
        `${feature} has ${count} routes, but a gateway has room for ${ROUTES_OF_FEATURES}: make two features of it`,
      )
    if (count > room) {
      last++
      room = ROUTES_OF_FEATURES
    }
    placed.set(feature, last)
    room -= count
  }
  return placed
}
