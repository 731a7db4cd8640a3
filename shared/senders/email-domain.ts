import { parse } from 'tldts'
import { isMailboxProvider } from './mailbox-providers.ts'

/** `refusal` is a message of the senders. */
export type EmailDomain =
  | { readonly domain: string }
  | {
      readonly refusal: 'domainRequired' | 'domainInvalid' | 'mailboxProvider' | 'ours'
    }
  | { readonly refusal: 'notRoot'; readonly root: string }

/**
 * The registrable domain that was typed: lower-cased, other alphabets as `xn--`. Public suffixes, also private ones such as
 * `github.io`, are nobody's to send from, and neither are providers' of mailboxes and our own (`ours`: hosts of the installation).
 */
export const emailDomainOf = (typed: string, ours: readonly string[] = []): EmailDomain => {
  const name = typed.trim().toLowerCase()
  if (name === '') return { refusal: 'domainRequired' }
  if (/[\s/:@?#\\%*_]/.test(name) || name.endsWith('.')) return { refusal: 'domainInvalid' }
  const host = URL.parse(`http://${name}`)?.hostname ?? ''
  const { domain, isIcann, isIp } = parse(host)
  if (isIp || isIcann !== true || domain === null || host.length > 253) return { refusal: 'domainInvalid' }
  if (ours.some((own) => own === host || own.endsWith(`.${domain}`) || domain === own)) return { refusal: 'ours' }
  if (parse(host, { allowPrivateDomains: true }).domain === null) return { refusal: 'domainInvalid' }
  if (domain !== host) return { refusal: 'notRoot', root: domain }
  return isMailboxProvider(domain) ? { refusal: 'mailboxProvider' } : { domain }
}
