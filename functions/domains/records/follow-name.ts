import type { HostRecord } from '#shared/domains/schema'
import type { Dns } from './dns.gateway.ts'
import { isProxyAddress } from './is-proxy-address.ts'

/** A resolver gives up after about as many. */
const MOST_HOPS = 8

/** Where a name leads; `undefined` where the servers did not say. */
export type Lead = Pick<HostRecord, 'status' | 'answers' | 'fault'> | undefined

/**
 * Follows a name's CNAMEs to the target. A provider that flattens them answers with the target's addresses instead: any of them counts
 * as found, and other addresses do not.
 */
export const followName = async (dns: Dns, host: string, target: string): Promise<Lead> => {
  const names: string[] = []
  for (let name = host; ; ) {
    const aliases = await dns.aliases(name)
    if (!aliases) return undefined
    const [next] = aliases
    if (next === undefined) break
    if (next === host || names.includes(next) || names.length === MOST_HOPS)
      return { status: 'wrong', answers: [...names, next], fault: 'loop' }
    names.push(next)
    if (next === target) return { status: 'found', answers: names }
    name = next
  }
  const addresses = await dns.addresses(host)
  if (!addresses) return undefined
  const answers = [...names, ...addresses]
  if (answers.length === 0) return { status: 'missing', answers }
  if (addresses.some(isProxyAddress)) return { status: 'wrong', answers, fault: 'proxied' }
  const wanted = addresses.length > 0 ? await dns.addresses(target) : []
  if (!wanted) return undefined
  return addresses.some((address) => wanted.includes(address))
    ? { status: 'found', answers }
    : { status: 'wrong', answers, fault: 'elsewhere' }
}
