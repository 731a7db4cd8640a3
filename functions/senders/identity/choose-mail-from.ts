import { Resolver } from 'node:dns/promises'
import { optionalEnvironment } from '#lib/environment'

/** Public ones: what the world sees counts, not what a resolver of this network says. */
const PUBLIC_SERVERS = '1.1.1.1,8.8.8.8'
const LABELS = ['bounces', 'bounces2'] as const
const TYPES = ['MX', 'A', 'AAAA', 'CNAME', 'TXT'] as const

/**
 * The label below a domain for bounces: the first one that the domain does not use for anything, since its records would take that
 * over. Servers that do not answer say nothing against a label.
 */
export const chooseMailFrom = async (domain: string): Promise<string> => {
  const resolver = new Resolver({ timeout: 1000, tries: 1 })
  resolver.setServers((optionalEnvironment('DNS_SERVERS') ?? PUBLIC_SERVERS).split(','))
  const isUsed = async (label: string): Promise<boolean> => {
    const asking = TYPES.map((type) => resolver.resolve(`${label}.${domain}`, type).catch(() => []))
    return (await Promise.all(asking)).some((found) => Object.keys(found).length > 0)
  }
  return (await isUsed(LABELS[0])) ? LABELS[1] : LABELS[0]
}
