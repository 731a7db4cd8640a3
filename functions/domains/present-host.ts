import type { AgencyHost } from '#shared/domains/schema'
import { dnsProvider } from './records/dns-providers.ts'
import { isConnected, type StoredHost } from './store.ts'

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** A host as its team sees it; `undefined` for one that was given up. */
export const presentHost = (row: StoredHost): AgencyHost | undefined => {
  const { host, type: kind, state, at } = row
  if (state === 'released') return undefined
  const shown = { host, kind, state, since: seconds(at) }
  if (!isConnected(row)) return shown
  const { zone, records, checkedAt, nextAt, until, error, redirectsTo } = row
  const provider = dnsProvider(row.provider)
  const mayExpire = state !== 'live' && state !== 'expired' && state !== 'refused' && state !== 'removing'
  return {
    ...shown,
    zone,
    records,
    ...(checkedAt === undefined ? {} : { checkedAt: seconds(checkedAt) }),
    ...(nextAt === undefined ? {} : { nextAt: seconds(nextAt) }),
    ...(mayExpire ? { expiresAt: seconds(until) } : {}),
    ...(error ? { error } : {}),
    ...(provider ? { provider } : {}),
    ...(redirectsTo ? { redirectsTo } : {}),
  }
}
