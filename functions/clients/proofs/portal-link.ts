import { optionalEnvironment } from '#lib/environment'

/** What a link of the portal hands over. */
type Handed = { readonly password: string } | { readonly token: string }

/**
 * A link to an agency's portal. Its secret is in the fragment, which browsers never send: no server logs it. Only a development
 * machine serves portals without TLS, at the port of its own address.
 */
export const portalLink = (host: string, handed: Handed): string =>
  `${portalPage(host, '/')}#${new URLSearchParams(handed)}`

/** The address of a page of an agency's portal. `path` begins with a slash. */
export const portalPage = (host: string, path: string): string => {
  const own = URL.parse(optionalEnvironment('PUBLIC_URL') ?? '')
  const origin = host.endsWith('.localhost') && own ? `${own.protocol}//${host}:${own.port}` : `https://${host}`
  return `${origin}${path}`
}
