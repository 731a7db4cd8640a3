import { agencyOf, claimingCustomDomain, type StoredAgency } from '#features/agencies'
import { entitlementsOf } from '#features/billing'
import { claimHost } from '#functions/domains/connect/claim-host'
import { configOf, openStates } from '#functions/domains/connect/next-domain-of'
import { startRun } from '#functions/domains/connect/start-run'
import { wantedOf } from '#functions/domains/connect/wanted-of'
import { customDomainOf } from '#functions/domains/records/custom-domain'
import { wantedRecords } from '#functions/domains/records/look-at-records'
import { type ConnectedHost, hosts, isConnected, unsettledHosts } from '#functions/domains/store'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { environment, optionalEnvironment } from '#lib/environment'
import { randomText, ulid } from '#lib/ids'
import { world } from '#lib/world'
import { hasWhitelabel } from '#shared/billing/entitlements'
import { domainText } from '#shared/domains/messages'
import type { HostRecord } from '#shared/domains/schema'
import type { Text } from '#shared/text'

/** Domains of one agency that are live or being set up. */
const MOST_OPEN = 3
const EXPIRES_MS = 7 * 24 * 3_600_000

export type CustomClaim =
  | { readonly host: string; readonly records: readonly HostRecord[] }
  | { readonly refusal: Text }

/**
 * Claims a custom domain: first in the agency's own rows, then in the directory; nothing outside exists before. What a crash leaves, the
 * next call or the sweeper takes up. A repeated call finds the claim, and its records.
 */
export const claimCustom = async (agency: StoredAgency, typed: string, by: string): Promise<CustomClaim> => {
  const target = optionalEnvironment('TENANT_HOST')
  if (target === undefined) return { refusal: domainText('noCustomDomains') }
  const app = new URL(environment('PUBLIC_URL')).hostname
  const domain = customDomainOf(typed, { subdomainRoot: optionalEnvironment('SUBDOMAIN_ROOT'), app, target })
  if ('refusal' in domain) return domain
  const { host, zone } = domain
  if (!hasWhitelabel(await entitlementsOf(agency.userId, { consistent: true })))
    return { refusal: domainText('customLocked') }
  const row = await storeClaim(agency.userId, host, zone, by)
  if ('refusal' in row) return row
  if (row.state !== 'claiming') return { host, records: row.records }
  await claimHost(row)
  const after = await hosts.get({ agencyId: agency.ID, host }, { consistent: true })
  if (!isConnected(after)) return { refusal: domainText('customExists') }
  await startRun(after)
  return { host, records: after.records }
}

const storeClaim = (
  workspaceId: string,
  host: string,
  zone: string,
  by: string,
): Promise<ConnectedHost | { readonly refusal: Text }> =>
  retrying(`the claim of ${host}`, async () => {
    // read before the hosts: whatever is claimed in between is seen by its record
    const agency = await agencyOf(workspaceId)
    const { ID: agencyId } = agency
    const { items } = await hosts.list(`AGY#${agencyId}`, 'HOST#', { consistent: true })
    const row = items.find((each) => each.host === host)
    if (row?.state === 'removing') return { refusal: domainText('beingCancelled', host) }
    if (isConnected(row) && (openStates.has(row.state) || row.state === 'expired')) return row
    const open = items.filter(({ type, state }) => type === 'custom' && openStates.has(state))
    if (open.length >= MOST_OPEN)
      return { refusal: domainText('tooManyOpen', open.map((each) => each.host).join(', ')) }
    const now = world().now()
    // what another agency took is proven by the record that was asked for before
    const token = isConnected(row) && row.state === 'refused' ? row.token : randomText(24)
    const records = wantedRecords(wantedOf({ host, zone, token }))
    const claimed: ConnectedHost = {
      agencyId,
      host,
      type: 'custom',
      workspaceId,
      claimId: randomText(20),
      state: 'claiming',
      by,
      at: now,
      version: 1,
      token,
      zone,
      run: ulid(now),
      claimedAt: now,
      unsettledAt: now,
      until: now + EXPIRES_MS,
      tries: 0,
      nextAt: now,
      records,
      reminded: 0,
      certificates: [],
    }
    const { committed } = await attempt([
      hosts.putting(claimed, row ? { claimId: is(row.claimId), state: is(row.state) } : { pk: absent }),
      claimingCustomDomain(agency, { host, isVerified: false, config: configOf(records) }),
      unsettledHosts.putting({ at: now, host, agencyId }),
    ])
    return committed ? claimed : conflict
  })
