import { safeFetch } from '#lib/fetch/safe-fetch'
import type { SiteRules } from './site-rules.ts'

type Robots = SiteRules['robots']

/** The rest of a larger robots.txt is ignored (RFC 9309 requires at least 500 KiB). */
const MAX_BYTES = 512 * 1024

/**
 * A site's robots.txt, by the requested origin and the one that answered. `unavailable`: the server failed, so nothing may
 * be fetched (RFC 9309, 2.3.1.4). Without such a file or an answer there are no rules.
 */
export const fetchRobots = async (
  origin: string,
  known: Robots[string] | undefined,
): Promise<Robots | 'unavailable'> => {
  const validators = known ? { etag: known.etag, lastModified: known.lastModified } : {}
  const outcome = await safeFetch(`${origin}/robots.txt`, { ...validators, maxBytes: MAX_BYTES })
  if (!outcome.ok) {
    const isFailing = outcome.code === 'http-status' && (outcome.response?.status ?? 0) >= 500
    return isFailing ? 'unavailable' : { [origin]: { text: '' } }
  }
  const { status, headers, body, url } = outcome.response
  if (status === 304 && known) return { [origin]: known }
  // some servers answer every address with an HTML page
  const sent = new TextDecoder().decode(body)
  const text = /^\s*</.test(sent) ? '' : sent
  const { etag, 'last-modified': lastModified } = headers
  const rules = { text, ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) }
  return { [origin]: rules, [new URL(url).origin]: rules }
}
