import { createHash, timingSafeEqual } from 'node:crypto'
import { platformSecrets } from '#lib/secrets'

type Headers = Readonly<Record<string, string | undefined>>

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * What the edge says about a viewer: address, country and the host they asked. A gateway has an address of its own, and
 * whoever calls it directly can write any header, so these three are believed only beside the edge's secret; otherwise
 * (and without a secret configured) they are a stranger's claims and dropped. Names in lower case.
 */
export const edgeHeaders = async (headers: Headers): Promise<Headers> => {
  const shown = headers['x-origin-secret']
  if (!shown) return {}
  const { originSecret } = await platformSecrets()
  if (!originSecret || !timingSafeEqual(digest(shown), digest(originSecret))) return {}
  const { 'cloudfront-viewer-address': address, 'cloudfront-viewer-country': country, 'x-viewer-host': host } = headers
  return { address, country, host }
}
