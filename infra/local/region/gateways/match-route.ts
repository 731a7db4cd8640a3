import type { RouteRow } from '#infra/routes'

export interface RouteMatch {
  readonly route: RouteRow
  /** Percent-decoded. */
  readonly parameters: Readonly<Record<string, string>>
}

const parameterName = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1]

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const matchOne = (route: RouteRow, given: readonly string[]): RouteMatch | undefined => {
  const wanted = route.path.split('/')
  if (wanted.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [position, segment] of wanted.entries()) {
    const value = given[position] ?? ''
    const name = parameterName(segment)
    const text = decoded(value)
    if (name === undefined ? segment !== value : !text) return undefined
    if (name !== undefined && text !== undefined) parameters[name] = text
  }
  return { route, parameters }
}

/** Which segments are fixed, left to right: the more specific route sorts first, as in API Gateway. */
const specificity = ({ path }: RouteRow): string =>
  path
    .split('/')
    .map((segment) => (parameterName(segment) ? '1' : '0'))
    .join('')

/** Finds the route of a method and a path, the most specific one first. */
export const routeMatcher = (routes: readonly RouteRow[]) => {
  const sorted = [...routes].sort((a, b) => specificity(a).localeCompare(specificity(b)))
  return (method: string, path: string): RouteMatch | undefined => {
    const given = path.split('/')
    for (const route of sorted) {
      const found = route.method === method ? matchOne(route, given) : undefined
      if (found) return found
    }
    return undefined
  }
}
