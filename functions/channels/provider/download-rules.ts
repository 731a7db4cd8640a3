import type { CallResult } from '#lib/fetch/provider-call'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost)$/

/**
 * Whether an address is one of the provider's: its host is listed, with a port where that is not the protocol's own. A host that begins
 * with a dot stands for all below it. Only https, but for a stand-in on this machine.
 */
export const isAllowedAddress = (address: string, hosts: readonly string[]): boolean => {
  const url = URL.parse(address)
  if (url?.username !== '' || url.password !== '') return false
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname))) return false
  const host = url.host.toLowerCase()
  return hosts.some((allowed) => {
    // a name that only ends alike is another one's: `evilfbcdn.net`
    if (allowed.startsWith('.')) return url.protocol === 'https:' && url.port === '' && host.endsWith(allowed)
    return host === allowed
  })
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Where an answer redirects to; nothing for every other answer. */
export const nextAddress = (from: string, result: CallResult): string | undefined => {
  if (result.kind === 'failed' || !REDIRECTS.has(result.status)) return undefined
  const { location } = result.headers
  return location === undefined ? undefined : URL.parse(location, from)?.href
}
