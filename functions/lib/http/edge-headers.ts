import { createHash, timingSafeEqual } from 'node:crypto'
import { tokenSecrets } from '#lib/secrets'

type Headers = Readonly<Record<string, string | undefined>>

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * The edge's headers about a viewer: address, country, requested host, and on an agency's host the region that the
 * path names. Gateways are reachable without the edge, and a
 * direct caller can forge any header, so these are trusted only with the edge's secret; otherwise (and without a
 * configured secret) they are dropped. Names in lower case.
 */
export const edgeHeaders = async (headers: Headers): Promise<Headers> => {
  const shown = headers['x-origin-secret']
  if (!shown) return {}
  const { originSecret } = await tokenSecrets()
  if (!originSecret || !timingSafeEqual(digest(shown), digest(originSecret))) return {}
  const { 'cloudfront-viewer-address': address, 'cloudfront-viewer-country': country, 'x-viewer-host': host } = headers
  return { address, country, host, region: headers['x-viewer-region'] }
}
