import { optionalEnvironment } from '#lib/environment'
import { checkTarget } from './check-target.ts'
import { type HopResponse, requestHop } from './request-hop.ts'
import { resolveHost } from './resolve-host.ts'
import { SafeFetchFault } from './safe-fetch-fault.ts'

export type SafeFetchOptions = {
  readonly method?: 'GET' | 'HEAD' | 'POST'
  /** Sent as given to the first origin; after a redirect to another origin only `accept*` and `user-agent` remain. */
  readonly headers?: Readonly<Record<string, string>>
  /** Body of a POST. */
  readonly body?: string | Uint8Array
  /** For the whole call, with DNS and redirects. Default 10,000. */
  readonly timeoutMs?: number
  /** For the body, compressed and decompressed alike. Default 5 MiB. */
  readonly maxBytes?: number
  /** Default 5. A POST is not redirected: its 3xx comes back as `http-status`. */
  readonly maxRedirects?: number
  /** `If-None-Match` of a refresh; a 304 then is a success with an empty body. */
  readonly etag?: string | undefined
  /** `If-Modified-Since` of a refresh. */
  readonly lastModified?: string | undefined
  /** `host:port` pairs that may also be served from loopback. Local runs and tests only; default `SAFE_FETCH_ALLOW`. */
  readonly allow?: readonly string[]
  /** All addresses of a host name. Default: the system's resolver. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** The signal that ends the call after `ms`. Default `AbortSignal.timeout`. */
  readonly deadline?: (ms: number) => AbortSignal
}

export type SafeResponse = {
  readonly status: number
  /** Where the answer came from, after redirects. */
  readonly url: string
  /** Lower-case names; repeated headers joined with a comma. */
  readonly headers: Readonly<Record<string, string>>
  /** As sent, with parameters; empty when absent. */
  readonly contentType: string
  readonly body: Uint8Array
}

export type SafeFetchCode = SafeFetchFault['code']

export type SafeFetchOutcome =
  | { readonly ok: true; readonly response: SafeResponse }
  /** `response` is there for `http-status` only. `detail` is for logs and never holds a secret. */
  | { readonly ok: false; readonly code: SafeFetchCode; readonly detail: string; readonly response?: SafeResponse }

/**
 * The only way to call a URL that a user gave: pages, files, logos, tools and customers' webhooks.
 *
 * Only http and https on their own ports, without credentials; literal addresses and every DNS answer must be public;
 * the socket connects to a checked address, so a DNS answer that changes afterwards (DNS rebinding) has no effect; each
 * redirect is checked again. No cookies, no proxy, no connection reuse. Never throws for a server's or a URL's fault: the
 * outcome names the cause.
 */
export async function safeFetch(url: string, options: SafeFetchOptions = {}): Promise<SafeFetchOutcome> {
  const signal = (options.deadline ?? AbortSignal.timeout)(options.timeoutMs ?? 10_000)
  try {
    const response = await followed(url, options, signal)
    if (response.status >= 200 && response.status < 300) return { ok: true, response }
    if (response.status === 304 && (options.etag || options.lastModified)) return { ok: true, response }
    return { ok: false, code: 'http-status', detail: `${response.url} answered ${response.status}`, response }
  } catch (error) {
    const fault = SafeFetchFault.from(error, signal)
    return { ok: false, code: fault.code, detail: fault.message }
  }
}

async function followed(start: string, options: SafeFetchOptions, signal: AbortSignal): Promise<SafeResponse> {
  const maxRedirects = options.maxRedirects ?? 5
  const allow = options.allow ?? optionalEnvironment('SAFE_FETCH_ALLOW')?.split(',') ?? []
  let location = start
  let base: URL | undefined
  for (let redirects = 0; ; redirects++) {
    const target = await checkTarget({ location, base, allow, resolve: options.resolve ?? resolveHost, signal })
    const sameOrigin = base === undefined || new URL(start).origin === target.url.origin
    const answer = await requestHop({
      ...target,
      method: options.method ?? 'GET',
      headers: requestHeaders(options, sameOrigin),
      body: options.body,
      maxBytes: options.maxBytes ?? 5 * 1024 * 1024,
      signal,
    })
    const next = redirectOf(answer)
    if (next === undefined || options.method === 'POST') return toResponse(answer, target.url)
    if (redirects === maxRedirects)
      throw new SafeFetchFault('too-many-redirects', `${start} redirects more than ${maxRedirects} times`)
    location = next
    base = target.url
  }
}

const redirectedHeaders = /^(accept(-.*)?|user-agent)$/

/** A header that was meant for one origin (a credential, a signature) does not follow a redirect to another. */
function requestHeaders(options: SafeFetchOptions, sameOrigin: boolean): Record<string, string> {
  const given = Object.entries(options.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const)
  return {
    accept: '*/*',
    'user-agent': 'Mozilla/5.0 (compatible; knowledge-fetch/1.0)',
    ...Object.fromEntries(given.filter(([name]) => name !== 'cookie' && (sameOrigin || redirectedHeaders.test(name)))),
    ...(options.etag && { 'if-none-match': options.etag }),
    ...(options.lastModified && { 'if-modified-since': options.lastModified }),
    'accept-encoding': 'gzip, deflate, br',
  }
}

const redirectStatus = new Set([301, 302, 303, 307, 308])

function redirectOf(answer: HopResponse): string | undefined {
  return redirectStatus.has(answer.status) ? answer.headers.location : undefined
}

function toResponse(answer: HopResponse, url: URL): SafeResponse {
  return { ...answer, url: url.href, contentType: answer.headers['content-type'] ?? '' }
}
