import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Azure's host agent answers on a public-looking address from inside every Azure network. */
const azureHostAgent = '168.63.129.16'
/** The deprecated IPv4-compatible block: `::127.0.0.1` is loopback to some stacks and "unicast" to the registry. */
const ipv4Compatible = ipaddr.IPv6.parseCIDR('::/96')

/**
 * Whether `address`, an IP literal without brackets, is an ordinary host of the public Internet.
 *
 * Everything that IANA's special-purpose registries list is not (private, loopback, link-local, carrier NAT, mapped and
 * translated IPv4, tunnels, documentation, multicast ...), and neither is what does not parse or carries a zone.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv4') return parsed.toString() !== azureHostAgent
  return !parsed.match(ipv4Compatible)
}
