import { productName } from '#shared/notifications/product-name'

/** Names that the installation uses, that mail uses, or that a client would take for the operator's. */
const reserved: ReadonlySet<string> = new Set(
  `abuse account accounts admin administrator api app assets auth autoconfig autodiscover beta billing blog bounces bounces2 cdn chat
  dashboard demo dev developer developers dns docs edge email files frames ftp help host hostmaster imap info internal live local localhost
  login logout mail media mx news no-reply noreply ns ns1 ns2 ns3 oauth ops origin pay payment payments pop pop3 portal
  postmaster preview root security shop sign-in signin signup smtp sso staff staging static status store support system team tenants
  test vf webhook webhooks webmail webmaster widget wildcard www`.split(/\s+/),
)

/** `app-na` and its kind are the dashboard's own, and so is whatever holds the product's name; `xn--` is how other alphabets are spelled, which can imitate any name. */
const isReserved = (label: string): boolean =>
  reserved.has(label) ||
  label.startsWith('app-') ||
  label.startsWith('xn--') ||
  label.includes(productName.toLowerCase())

/** `refusal` is a message of the domains. */
export type Subdomain = { readonly host: string } | { readonly refusal: 'nameRequired' | 'nameInvalid' | 'exists' }

/**
 * The host that a typed name means: lower-cased, without spaces and the suffix of the root, which is appended again
 * (specification 2, section 5). A reserved name is refused like one that another agency has.
 */
export const subdomainOf = (typed: string, root: string): Subdomain => {
  const name = typed.toLowerCase().replaceAll(/\s/g, '')
  const label = name.endsWith(`.${root}`) ? name.slice(0, -root.length - 1) : name
  if (label === '' || label === root) return { refusal: 'nameRequired' }
  if (!/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(label)) return { refusal: 'nameInvalid' }
  return isReserved(label) ? { refusal: 'exists' } : { host: `${label}.${root}` }
}
