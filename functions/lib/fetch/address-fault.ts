import { optionalEnvironment } from '#lib/environment'
import { checkTarget } from './check-target.ts'
import { resolveHost } from './resolve-host.ts'
import { SafeFetchFault } from './safe-fetch-fault.ts'

const TIMEOUT_MS = 5_000

/**
 * What keeps `safeFetch` from an address that is to be kept and called later, judged now; nothing when it may be called.
 * It must be https, but for the `host:port` pairs that may be served from loopback (local runs and tests only).
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
