import { optionalEnvironment } from '#lib/environment'
import type { Route } from '#shared/contract'

/** Public widget routes answer any origin, without credentials. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
} as const

/** Tells an open page that it is of another release. */
const releaseHeader = (): Record<string, string> => {
  const release = optionalEnvironment('RELEASE')
  return release ? { 'x-release': release } : {}
}

export const headersFor = (route: Route | undefined): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  ...releaseHeader(),
  ...(route?.cors ? corsHeaders : {}),
})
