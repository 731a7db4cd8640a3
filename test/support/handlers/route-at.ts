import { api } from '#shared/api'
import { type Contract, parseRouteKey, type Route } from '#shared/contract'

interface Match {
  readonly key: string
  readonly route: Route
  /** The parameters of the path and the query. */
  readonly input: Readonly<Record<string, string>>
}

/** The route that a method and an address of the edge belong to: `GET`, `/api/eu/v2/agents/a1`. */
export const routeAt = (method: string, address: string): Match | undefined => {
  const { pathname, searchParams } = new URL(address, 'http://edge')
  const path = pathname.replace(/^\/(?:api|chat)\/eu/, '')
  for (const [key, route] of Object.values(api as Readonly<Record<string, Contract>>).flatMap(Object.entries)) {
    const declared = parseRouteKey(key)
    if (declared.method !== method) continue
    const pattern = declared.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const found = new RegExp(`^${pattern}$`).exec(path)
    if (!found) continue
    // the gateway decodes the parameters of a path
    const inPath = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
    return { key, route: route as Route, input: Object.fromEntries([...inPath, ...searchParams]) }
  }
  return undefined
}
