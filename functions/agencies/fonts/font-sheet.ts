import { optionalEnvironment } from '#lib/environment'
import { safeFetch } from '#lib/fetch/safe-fetch'

const SERVICE = 'https://fonts.googleapis.com'
/** The service's own host for files. */
const FILES = 'https://fonts.gstatic.com'
/** It answers woff2 to browsers that can read it only. */
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const MAX_SHEET_BYTES = 512_000
const TIMEOUT_MS = 6000

const service = (): string => (optionalEnvironment('FONT_SERVICE') ?? SERVICE).replace(/\/$/, '')

/** The operator's own service may be on this machine; no address that a member types is ever asked. */
const allowed = (): readonly string[] => {
  const named = optionalEnvironment('FONT_SERVICE')
  return named === undefined ? [] : [new URL(named).host]
}

const fetchFrom = (url: string, maxBytes: number) =>
  safeFetch(url, { headers: { 'user-agent': BROWSER }, maxBytes, timeoutMs: TIMEOUT_MS, allow: allowed() })

/** `unknown`: the service has no such family. */
export type FontSheet = { readonly css: string } | 'unknown' | 'unavailable'

/** The style sheet of a family in the weights of the portal, or in the one that it has (specification 2, section 9). */
export const fontSheet = async (family: string): Promise<FontSheet> => {
  const inWeights = await sheetOf(family, ':wght@400;500;700')
  return inWeights === 'unknown' ? sheetOf(family, '') : inWeights
}

const sheetOf = async (family: string, weights: string): Promise<FontSheet> => {
  const name = encodeURIComponent(family).replaceAll('%20', '+')
  const fetched = await fetchFrom(`${service()}/css2?family=${name}${weights}&display=swap`, MAX_SHEET_BYTES)
  if (fetched.ok) return { css: new TextDecoder().decode(fetched.response.body) }
  // 400: no such family, or not in such weights (google/fonts, issue 6553)
  return [400, 404].includes(fetched.response?.status ?? 0) ? 'unknown' : 'unavailable'
}

/** A file that a sheet names, if it is the service's and a woff2; the first four bytes say so (WOFF2, section 4.1). */
export const fontFile = async (url: string, maxBytes: number): Promise<Uint8Array | undefined> => {
  if (![FILES, new URL(service()).origin].includes(URL.parse(url)?.origin ?? '')) return undefined
  const fetched = await fetchFrom(url, maxBytes)
  if (!fetched.ok) return undefined
  const { body } = fetched.response
  return new TextDecoder('latin1').decode(body.subarray(0, 4)) === 'wOF2' ? body : undefined
}
