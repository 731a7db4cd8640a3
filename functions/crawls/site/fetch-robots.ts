import type { SiteRules } from '#functions/crawls/frontier/frontier'
import { safeFetch } from '#lib/fetch/safe-fetch'

type Robots = SiteRules['robots']

/** robots.txt may have this many bytes before the rest is nobody's concern (RFC 9309 asks for 500 KiB at least). */
const MAX_BYTES = 512 * 1024

/**
 * The rules of a site's server, under the name that was asked and the one that answered. `unavailable`: the server failed,
 * and then nothing may be read (RFC 9309, 2.3.1.4). No such file, or no server at all: no rules; the pages will tell.
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
  // some servers answer their front page for everything
  const sent = new TextDecoder().decode(body)
  const text = /^\s*</.test(sent) ? '' : sent
  const { etag, 'last-modified': lastModified } = headers
  const rules = { text, ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) }
  return { [origin]: rules, [new URL(url).origin]: rules }
}
