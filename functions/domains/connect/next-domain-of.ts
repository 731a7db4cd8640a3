import { hosts, isConnected, type StoredHost } from '#functions/domains/store'
import type { HostRecord, HostState } from '#shared/domains/schema'

/** States in which a custom domain is the agency's, or may become so once its owner sets the records. */
export const openStates: ReadonlySet<StoredHost['state']> = new Set<HostState>([
  'claiming',
  'waiting',
  'proven',
  'certificate',
  'probing',
  'live',
])

/** The records as the agency's own record lists them. */
export const configOf = (records: readonly HostRecord[]) =>
  records.map(({ type, name, value }) => ({ type, name, value }))

/** Which custom domain the agency's record is to name when one is given up: a live one, else one that is being set up. */
export const nextDomainOf = async (agencyId: string, given: string) => {
  const { items } = await hosts.list(`AGY#${agencyId}`, 'HOST#', { consistent: true })
  const open = items.filter(isConnected).filter(({ host, state }) => host !== given && openStates.has(state))
  const next = open.find(({ state }) => state === 'live') ?? open[0]
  return next && { host: next.host, isVerified: next.state === 'live', config: configOf(next.records) }
}
