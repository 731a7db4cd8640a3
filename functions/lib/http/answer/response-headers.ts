import type { Route } from '#shared/contract'

/** Public widget routes answer any origin, without credentials. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
} as const

export const headersFor = (route: Route | undefined): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  ...(route?.cors ? corsHeaders : {}),
})
