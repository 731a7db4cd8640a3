import { optionalEnvironment } from '#lib/environment'
import { checkTarget } from './check-target.ts'
import { resolveHost } from './resolve-host.ts'
import { SafeFetchFault } from './safe-fetch-fault.ts'

const TIMEOUT_MS = 5_000

/**
 * Why `safeFetch` would refuse a URL that is about to be stored and called later; `undefined` when it may be called.
 * It must be https, except for the `host:port` pairs that may be served from loopback (local runs and tests only).
 */
export const addressFault = async (location: string): Promise<SafeFetchFault['code'] | undefined> => {
  const allow = optionalEnvironment('SAFE_FETCH_ALLOW')?.split(',') ?? []
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const { url } = await checkTarget({ location, base: undefined, allow, resolve: resolveHost, signal })
    return url.protocol === 'https:' || allow.includes(url.host) ? undefined : 'bad-url'
  } catch (failure) {
    return SafeFetchFault.from(failure, signal).code
  }
}
