import { hooks } from '#events/hooks'
import type { HookRow } from '#events/rows'
import { api } from '#shared/api'
import { type Contract, parseRouteKey } from '#shared/contract'

/** One route of a gateway and the function that answers it. */
export interface RouteRow {
  /** The route key, `POST /v2/agents/{agentId}`. */
  readonly key: string
  readonly method: string
  readonly path: string
  /** The row of the function: `<feature>/api`, `<feature>/stream` or a hook's own. */
  readonly functionName: string
  /** `http`: the HTTP API. `stream`: the REST API whose answers are streamed. */
  readonly gateway: 'http' | 'stream'
}

interface RouteTables {
  readonly contracts: Readonly<Record<string, Contract>>
  readonly hooks: Readonly<Record<string, HookRow>>
}

const row = (key: string, functionName: string, gateway: RouteRow['gateway']): RouteRow => ({
  key,
  ...parseRouteKey(key),
  functionName,
  gateway,
})

/** A browser asks before a public call from another site: once per path, whatever methods it has. */
const preflights = (rows: readonly (RouteRow & { readonly cors: boolean })[]): RouteRow[] => {
  const asked = new Map<string, RouteRow>()
  for (const { path, functionName, gateway, cors } of rows)
    if (cors) asked.set(`${gateway} ${path}`, row(`OPTIONS ${path}`, functionName, gateway))
  return [...asked.values()]
}

/** Every route of a region, read off the contracts and the hooks. */
export const routeRows = (tables: RouteTables = { contracts: api, hooks }): readonly RouteRow[] => {
  const calls = Object.entries(tables.contracts).flatMap(([feature, contract]) =>
    Object.entries(contract).map(([key, route]) => ({
      ...row(key, `${feature}/${route.stream ? 'stream' : 'api'}`, route.stream ? 'stream' : 'http'),
      cors: route.cors === true,
    })),
  )
  const pushes = Object.entries(tables.hooks).flatMap(([name, { routes }]) =>
    routes.map((key) => row(key, name, 'http')),
  )
  return [...calls.map(({ cors: _, ...call }) => call), ...preflights(calls), ...pushes]
}
