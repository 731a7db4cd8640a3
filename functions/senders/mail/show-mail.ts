import { agencyOf } from '#features/agencies'
import type { Verb } from '#lib/http/api'
import { addressAt, agencySender, neutralAddress } from '#lib/senders/agency-sender'
import { stoppedAddresses } from '#lib/senders/store'
import type { senders as routes } from '#shared/senders/routes'

/** More than a screen shows; an agency with more has another problem. */
const MOST = 200

/** From where an agency’s mail leaves now, and to whom none goes. */
export const showMail: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/agency/mail'> = async (
  _,
  { access: { workspaceId } },
) => {
  const { ID: agencyId } = await agencyOf(workspaceId)
  const [{ name, replyTo, domain }, { items }] = await Promise.all([
    agencySender(agencyId),
    stoppedAddresses.list(`AGY#${agencyId}`, 'NOMAIL#', { consistent: true, limit: MOST }),
  ])
  const neutral = neutralAddress()
  const from = domain === undefined ? neutral : addressAt(domain)
  return {
    ...(from === undefined ? {} : { from: `${name} <${/<([^<>]*)>/.exec(from)?.[1] ?? from}>` }),
    ...(replyTo === undefined ? {} : { replyTo }),
    stopped: items
      .toSorted((one, other) => other.at - one.at)
      .map(({ id, email, reason, at }) => ({ id, email, reason, at })),
  }
}
