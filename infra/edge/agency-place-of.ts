import { type Place, placeOf } from './place-of.ts'

/** Names of files that browsers ask for at a host's root; the brand has its own. */
const icons = ['/favicon.ico', '/icon.svg', '/icon-192.png', '/icon-512.png', '/apple-touch-icon.png']

/** What the API answers by the host alone, so that the edge may keep it: no client's session goes there. */
export const isByHostAlone = (path: string): boolean =>
  path === '/public/portal' || path === '/public/icon' || path === '/public/manifest'

/**
 * Reads a path on an agency's host: calls, the widget, the portal's files and pictures are where they are on every host; below `/files/`
 * is what a signed address opens in the bucket of a region. Everything else is the portal's page, which the API makes: no file of the dashboard is on it. In CloudFront's language, like `placeOf`.
 */
export const agencyPlaceOf = (path: string): Place => {
  const place = placeOf(path)
  if (place.kind !== 'file') return place
  const signed = /^\/files\/(eu|na)(\/.+)$/.exec(path)
  if (signed) return { kind: 'signed', region: String(signed[1]), path: String(signed[2]) }
  if (path === '/sw.js') return { kind: 'file', region: '', path: '/portal/sw.js' }
  if (icons.indexOf(path) >= 0) return { kind: 'api', region: '', path: '/public/icon' }
  const isFile = /^\/(?:portal|widget)\/(?:[\w-]+\/)*[\w.-]+\.[A-Za-z\d]+$/.test(path) && path !== '/portal/index.html'
  if (isFile) return { kind: 'file', region: '', path: path }
  return { kind: 'api', region: '', path: '/public/portal' }
}
