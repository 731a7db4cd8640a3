import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isPublicAddress } from './is-public-address.ts'
import { SafeFetchFault } from './safe-fetch-fault.ts'

export type CheckedTarget = {
  readonly url: URL
  /** The only addresses a socket may be opened to; never empty. */
  readonly addresses: readonly string[]
}

type TargetCheck = {
  readonly location: string
  /** What a relative `location` of a redirect is relative to. */
  readonly base: URL | undefined
  readonly allow: readonly string[]
  readonly resolve: (host: string) => Promise<readonly string[]>
  readonly signal: AbortSignal
}

/**
 * Parses and resolves one URL and checks all of it before any socket opens.
 *
 * The URL parser normalises odd spellings (`0x7f.1`, `2130706433`, full-width digits), so the address is checked in the
 * form that the socket would connect to. One address that is not public condemns the whole DNS answer.
 */
export async function checkTarget({ location, base, allow, resolve, signal }: TargetCheck): Promise<CheckedTarget> {
  const url = URL.parse(location, base?.href)
  if (!url) throw new SafeFetchFault('bad-url', 'not a URL')
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new SafeFetchFault('bad-url', `${url.protocol} is not http or https`)
  if (url.username || url.password) throw new SafeFetchFault('bad-url', 'a URL with credentials')
  if (!url.hostname) throw new SafeFetchFault('bad-url', 'a URL without a host')

  const mayBeLoopback = allow.includes(`${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`)
  if (url.port && url.port !== '80' && url.port !== '443' && !mayBeLoopback)
    throw new SafeFetchFault('blocked-port', `port ${url.port} of ${url.hostname}`)

  const addresses = await addressesOf(url.hostname, resolve, signal)
  for (const address of addresses) {
    if (isPublicAddress(address) || (mayBeLoopback && isLoopback(address))) continue
    throw new SafeFetchFault('blocked-address', `${url.hostname} leads to ${address}`)
  }
  return { url, addresses }
}

async function addressesOf(hostname: string, resolve: TargetCheck['resolve'], signal: AbortSignal) {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal)) return [literal]
  const answers = await Promise.race([resolve(hostname), aborted(signal)]).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new SafeFetchFault('dns', `${hostname}: ${error instanceof Error ? error.message : 'no answer'}`)
  })
  if (answers.length === 0) throw new SafeFetchFault('dns', `${hostname} has no address`)
  return answers
}

/** The system's resolver cannot be cancelled, only abandoned. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.parse(address).range() === 'loopback'
}
