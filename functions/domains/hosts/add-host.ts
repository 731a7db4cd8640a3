import { agencyOf, type StoredAgency, settingSubdomain } from '#features/agencies'
import { claimCustom } from '#functions/domains/custom/claim-custom'
import { settleRedirects } from '#functions/domains/redirects/settle-redirects'
import { hosts, type StoredHost, unsettledHosts } from '#functions/domains/store'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { absent, is, type Where } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { optionalEnvironment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { randomText } from '#lib/ids'
import { world } from '#lib/world'
import { agencyText } from '#shared/agencies/messages'
import { domainText } from '#shared/domains/messages'
import type { domains as routes } from '#shared/domains/routes'
import { subdomainOf } from '#shared/domains/subdomain'
import { Problem } from '#shared/problems'
import type { Text } from '#shared/text'
import { settleHost } from './settle-host.ts'

/** Of names given up in 90 days: each stays reserved, so that nobody can hold names by the hundred. */
const MOST_RELEASED = 5

/** Sets up the agency's product subdomain, which is live at once, or a domain of its own. What is wrong with it is the answer, not a failure. */
export const addHost: Verb<typeof routes, 'POST /hosting-api/custom-domain'> = async (
  { agencyId, customDomain, isVGSubdomain, isCustomDomain },
  { actor, access: { workspaceId } },
) => {
  const agency = await agencyOf(workspaceId)
  if (agency.ID !== agencyId) throw new Problem('not-found', agencyText('notFound'))
  if (isCustomDomain) {
    const claim = await claimCustom(agency, customDomain, actorName(actor))
    if ('refusal' in claim) return refused(claim.refusal)
    const { host, records } = claim
    const { message } = domainText('recordsWanted', host)
    return { success: true, message, data: { verification: [...records], domain: host } }
  }
  if (!isVGSubdomain) return refused(domainText('nameRequired'))
  const root = optionalEnvironment('SUBDOMAIN_ROOT')
  if (root === undefined) return refused(domainText('noSubdomains'))
  const subdomain = subdomainOf(customDomain, root)
  if ('refusal' in subdomain) return refused(domainText(subdomain.refusal))
  const { host } = subdomain
  const refusal = await claim(agency, host, actorName(actor))
  if (refusal) return refused(refusal)
  const outcome = await settleHost({ agencyId, host })
  if (outcome === 'taken') return refused(domainText('exists'))
  if (outcome === 'settled') return refused(domainText('notSetUp'))
  // where visitors of its own domains are led to, if they are
  await settleRedirects(agencyId)
  return { success: true, message: domainText('live', host).message, data: { verification: [], domain: host } }
}

const refused = ({ message, key, values = [] }: Text) => ({
  success: false,
  message,
  data: { verification: [], error: { message, key, values: [...values] } },
})

/** Stores that the agency wants the host, before anything outside its workspace exists; or says why it may not. */
const claim = (agency: StoredAgency, host: string, by: string): Promise<Text | undefined> =>
  retrying<Text | undefined>(`the claim of ${host}`, async () => {
    const { ID: agencyId, userId: workspaceId } = agency
    const { items } = await hosts.list(`AGY#${agencyId}`, 'HOST#', { consistent: true })
    const row = items.find((each) => each.host === host)
    if (row?.state === 'claiming' || row?.state === 'live') return undefined
    if (row?.state === 'removing') await settleHost(row)
    const current = items.find(({ type, state }) => type === 'subdomain' && (state === 'claiming' || state === 'live'))
    if (current) return domainText('cancelFirst', current.host)
    const now = world().now()
    const released = items.filter(
      (each) => each.type === 'subdomain' && each.state === 'released' && (each.expiresAt ?? 0) * 1000 > now,
    )
    if (!row && released.length >= MOST_RELEASED)
      return domainText('tooManyGivenUp', released.map((each) => each.host).join(', '))
    const claimed: StoredHost = {
      agencyId,
      host,
      type: 'subdomain',
      workspaceId,
      claimId: randomText(20),
      state: 'claiming',
      by,
      at: now,
    }
    const { committed } = await attempt([
      hosts.putting(claimed, row ? isReleased(row) : { pk: absent }),
      settingSubdomain(agencyId, host),
      unsettledHosts.putting({ at: now, host, agencyId }),
    ])
    return committed ? undefined : conflict
  })

const isReleased = ({ claimId }: StoredHost): Where => ({ claimId: is(claimId), state: is('released') })
