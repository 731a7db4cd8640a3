import type { Found } from '#infra/local/stand-ins/dns/look-up'
import type { RecordType } from '#infra/local/stand-ins/dns/zone-record'

export type LookUp = (name: string, type: RecordType) => Found

/** The certificate authorities of Amazon, as CAA records name them. */
const AMAZON = ['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com']

/** Whether a host leads to CloudFront: by an alias, or by addresses that are all the endpoint's (an alias that its provider has flattened). */
export const leadsHere = (lookUp: LookUp, host: string, endpoint: string): boolean => {
  const names = lookUp(host, 'CNAME').answers
  const all = [...names, ...lookUp(host, 'A').answers]
  if (all.some(({ type, value }) => type === 'CNAME' && value === endpoint)) return true
  const addresses = (name: string) =>
    (['A', 'AAAA'] as const).flatMap((type) => lookUp(name, type).answers.filter((record) => record.type === type))
  const own = addresses(endpoint).map(({ value }) => value)
  const found = addresses(host).map(({ value }) => value)
  return found.length > 0 && found.every((value) => own.includes(value))
}

/** Whether a CAA record forbids Amazon to issue a certificate for a host: the nearest name upwards that has any decides (RFC 8659). */
export const isForbidden = (lookUp: LookUp, host: string): boolean => {
  const labels = host.split('.')
  for (let at = 0; at < labels.length; at += 1) {
    const found = lookUp(labels.slice(at).join('.'), 'CAA').answers.filter(({ type }) => type === 'CAA')
    const issuers = found.flatMap(({ value }) => /^\d+ issue "([^";]*)/.exec(value)?.[1]?.trim() ?? [])
    if (found.length > 0) return issuers.length > 0 && !issuers.some((issuer) => AMAZON.includes(issuer))
  }
  return false
}
