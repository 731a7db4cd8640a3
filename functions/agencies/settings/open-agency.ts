import { nameOfWorkspace } from '#features/workspaces'
import { agencyOf, findAgency } from '#functions/agencies/agency-of'
import { newAgency } from '#functions/agencies/new-agency'
import { presentAgency } from '#functions/agencies/present-agency'
import { newAgencySecret } from '#functions/agencies/secret/new-agency-secret'
import { agencies, agenciesOfWorkspaces } from '#functions/agencies/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { randomText } from '#lib/ids'
import { world } from '#lib/world'
import type { agencies as routes } from '#shared/agencies/routes'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'

/**
 * The workspace's agency, which the first visit makes. Two first visits at once make one: the claim refuses the second, which
 * finds the first one's.
 */
export const openAgency: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/agency'> = async (
  _,
  { actor, access: { workspaceId } },
) => {
  const found = await findAgency(workspaceId)
  if (found) return { agency: presentAgency(found), isNew: false }
  const name = await nameOfWorkspace(workspaceId)
  if (name === undefined) throw new Problem('not-found', workspaceText('notFound'))
  const now = world().now()
  const agency = newAgency({ ID: randomText(20), userId: workspaceId, name, secret: newAgencySecret() }, now)
  const { committed } = await attempt([
    agenciesOfWorkspaces.creating({ uid: workspaceId, agencyId: agency.ID }),
    agencies.creating(agency),
    auditing({ owner: `WS#${workspaceId}`, action: 'agency.created', by: actorName(actor), now }),
  ])
  return { agency: presentAgency(committed ? agency : await agencyOf(workspaceId)), isNew: committed }
}
