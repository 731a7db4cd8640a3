import { domainToASCII } from 'node:url'
import { parse } from 'tldts'
import { domainText } from '#shared/domains/messages'
import type { Text } from '#shared/text'

/** Hosts that are the installation's: each with everything below it. */
export interface OwnHosts {
  /** Under which product subdomains are. */
  readonly subdomainRoot: string | undefined
  /** The dashboard's host. */
  readonly app: string
  /** What custom domains lead to. */
  readonly target: string
}

/** `zone` is the registrable domain that the host is in. */
export type CustomDomain = { readonly host: string; readonly zone: string } | { readonly refusal: Text }

/** `_verify.` is set before it, and a name has 253 characters at most. */
const MOST_CHARACTERS = 245
/** Each is a question to DNS at each look; nobody's portal has more. */
const MOST_LABELS = 10
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/**
 * The custom domain that a typed text means: lower-cased, without spaces (specification 2, section 5) and the dot that ends a whole
 * name, other alphabets in the spelling of DNS (`xn--`). An address, a port, a name that anybody may register under, and a name
 * of the installation itself are refused.
 */
export const customDomainOf = (typed: string, own: OwnHosts): CustomDomain => {
  const name = typed.toLowerCase().replaceAll(/\s/g, '').replace(/\.$/, '')
  if (name === '') return { refusal: domainText('customRequired') }
  // decides what of an address would be a host; only a host may be given
  const host = /[/:@?#\\%[\]]/.test(name) ? '' : domainToASCII(name)
  const { isIp, domain, subdomain } = parse(host, { allowPrivateDomains: true, validateHostname: false })
  const labels = host.split('.')
  const isName = labels.length >= 2 && labels.length <= MOST_LABELS && labels.every((label) => LABEL.test(label))
  if (isIp || !isName || host.length > MOST_CHARACTERS)
    return { refusal: domainText('customInvalid', name.slice(0, 253)) }
  if (isOwn(host, own)) return { refusal: domainText('customReserved', host) }
  if (!domain || !subdomain) return { refusal: domainText('customIsApex', host) }
  return { host, zone: domain }
}

const isOwn = (host: string, { subdomainRoot, app, target }: OwnHosts): boolean => {
  const dashboards = parse(app, { allowPrivateDomains: true }).domain ?? app
  return isWithin(host, target) || isUnderRoot(host, dashboards) || isUnderRoot(host, subdomainRoot)
}

const isWithin = (host: string, name: string): boolean => name !== '' && (host === name || host.endsWith(`.${name}`))

/** A laptop's root is `localhost`, where names two below it play custom domains; a real root has a dot. */
const isUnderRoot = (host: string, root: string | undefined): boolean =>
  root !== undefined &&
  (root.includes('.') ? isWithin(host, root) : host.endsWith(`.${root}`) && host.split('.').length < 3)
