import { entitlementsOf } from '#features/billing'
import { hosts, type StoredHost } from '#functions/domains/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { hostClaims } from '#lib/hosts/host-claims'
import { keepsHosts } from '#shared/billing/entitlements'

/**
 * Where visitors of an agency's own domains are led: nowhere while it has white label (`undefined`), afterwards to its product subdomain,
 * or nowhere else where it has none (''). Nothing is deleted, so that all is back with the add-on. Harmless to repeat.
 */
export const settleRedirects = async (agencyId: string): Promise<string | undefined> => {
  const { items } = await hosts.list(`AGY#${agencyId}`, 'HOST#', { consistent: true })
  const own = items.filter(({ type, state }) => type === 'custom' && state !== 'released')
  const [first] = own
  if (!first) return undefined
  const wanted = await redirectOf(first.workspaceId, items)
  for (const row of own) await redirect(row, wanted)
  return wanted
}

/** What `settleRedirects` brings the agency's domains to. */
export const redirectOf = async (workspaceId: string, rows: readonly StoredHost[]): Promise<string | undefined> => {
  if (keepsHosts(await entitlementsOf(workspaceId, { consistent: true }))) return undefined
  return rows.find(({ type, state }) => type === 'subdomain' && state === 'live')?.host ?? ''
}

const redirect = async (row: StoredHost, wanted: string | undefined): Promise<void> => {
  const { agencyId, host, claimId, state, version } = row
  const change = wanted === undefined ? { remove: ['redirectsTo'] as const } : { set: { redirectsTo: wanted } }
  await attempt([hostClaims.changing({ host }, change, { claimId: is(claimId), state: is('live') })])
  if (state !== 'live' || row.redirectsTo === wanted || version === undefined) return
  await attempt([
    hosts.changing(
      { agencyId, host },
      { ...change, add: { version: 1 } },
      { claimId: is(claimId), version: is(version) },
    ),
  ])
}
