import { agencyOf, type StoredAgency, settingEmailDomain } from '#features/agencies'
import { sesIdentities } from '#functions/senders/identity/ses.gateway'
import { ourDomains } from '#functions/senders/our-domains'
import { recordsOf } from '#functions/senders/records-of'
import { addingDue } from '#functions/senders/sender-writes'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { randomText } from '#lib/ids'
import { senderConfiguration } from '#lib/senders/sender-configuration'
import { type StoredSender, senders } from '#lib/senders/store'
import { world } from '#lib/world'
import { agencyText } from '#shared/agencies/messages'
import { Problem } from '#shared/problems'
import { emailDomainOf } from '#shared/senders/email-domain'
import { senderText } from '#shared/senders/messages'
import type { senders as routes } from '#shared/senders/routes'
import type { Text } from '#shared/text'
import { settleClaim } from './settle-claim.ts'
import { settleRemoval } from './settle-removal.ts'

const A_DAY = { perWindow: 10, windowSeconds: 24 * 3600, message: senderText('tooMany') }

/** Adds the domain that an agency sends from. What is wrong with it is the answer, not a failure. */
export const addSender: Verb<typeof routes, 'POST /email/domains/{domain}'> = async (
  { domain: typed, agencyId },
  { actor, access: { workspaceId } },
) => {
  const agency = await agencyOf(workspaceId)
  if (agency.ID !== agencyId) throw new Problem('not-found', agencyText('notFound'))
  const configuration = senderConfiguration()
  if (!configuration) return refused(senderText('noSenders'))
  const meant = emailDomainOf(typed, ourDomains())
  if ('refusal' in meant)
    return refused(meant.refusal === 'notRoot' ? senderText('notRoot', meant.root) : senderText(meant.refusal))
  const ses = sesIdentities(configuration)
  const before = await senders.get({ agencyId }, { consistent: true })
  if (before?.state === 'removing') await settleRemoval(before, ses)
  const claimed = await claim(agency, meant.domain, actorName(actor))
  if ('key' in claimed) return refused(claimed, 409)
  const outcome = await settleClaim(claimed, ses)
  if (outcome === 'taken') return refused(senderText('taken'), 409)
  if (outcome === 'elsewhere') return refused(senderText('elsewhere'), 409)
  const row = await senders.get({ agencyId }, { consistent: true })
  if (row?.id !== claimed.id || row.state !== 'present') return refused(senderText('notAdded'), 409)
  const { message } = senderText('added')
  return { success: true, data: { id: row.id, records: recordsOf(row), statusCode: 200, message } }
}

const refused = ({ message, key, values = [] }: Text, statusCode: 400 | 409 = 400) => ({
  success: false,
  data: { records: [], statusCode, message, error: { message, key, values: [...values] } },
})

/** Stores that the agency wants the domain, before anything outside its workspace exists; or says why it may not. */
const claim = (agency: StoredAgency, domain: string, by: string): Promise<StoredSender | Text> =>
  retrying<StoredSender | Text>(`the claim of ${domain}`, async (tries) => {
    const { ID: agencyId, userId: workspaceId } = agency
    const row = await senders.get({ agencyId }, { consistent: true })
    if (row?.state === 'removing') return senderText('deleting', row.domain)
    if (row && row.domain !== domain) return senderText('deleteFirst', row.domain)
    if (row) return row.state === 'claiming' ? row : senderText('alreadyAdded')
    if (tries === 1) await rateLimit({ scope: `sender#${agencyId}`, ...A_DAY })
    const now = world().now()
    const claimed: StoredSender = {
      agencyId,
      workspaceId,
      domain,
      id: randomText(20),
      state: 'claiming',
      status: 'not_started',
      tokens: [],
      signingZone: '',
      mailFrom: '',
      dkimSeen: 'missing',
      mailFromSeen: 'missing',
      by,
      at: now,
      dueAt: now,
      version: 1,
    }
    const { committed } = await attempt([
      senders.creating(claimed),
      settingEmailDomain(agencyId, { ...claimed, records: [] }, 'none'),
      addingDue(claimed),
    ])
    return committed ? claimed : conflict
  })
