import type { Actor } from '#lib/auth/actor'
import { optionalEnvironment } from '#lib/environment'
import { agencyOrigin } from '#lib/http/agency-origin'
import type { Caller } from './caller.ts'

/**
 * What a portal's page sends names pictures as its answers named them (`withOwnAddresses`): by their path, or on the agency's host. They
 * are stored as everyone's are, by the address of the dashboard, which a widget on another site loads too.
 */
export const withWholeAddresses = (
  input: Readonly<Record<string, unknown>>,
  actor: Actor,
  { host }: Pick<Caller, 'host'>,
): Readonly<Record<string, unknown>> => {
  const pages = optionalEnvironment('PUBLIC_URL')?.replace(/\/$/, '')
  const isOfPortal = actor.kind === 'client' || actor.kind === 'agency-admin'
  if (!isOfPortal || !pages || !host) return input
  const own = `${agencyOrigin(host)}/media/`
  const whole = (value: unknown): unknown => {
    if (typeof value === 'string')
      return (value.startsWith('/media/') ? `${pages}${value}` : value).replaceAll(own, () => `${pages}/media/`)
    if (Array.isArray(value)) return value.map(whole)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, whole(part)]))
    return value
  }
  return whole(input) as Readonly<Record<string, unknown>>
}
