import { agencyOf } from '#features/agencies'
import { organisations } from '#features/workspaces'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import { randomText } from '#lib/ids'
import { world } from '#lib/world'
import type { clients as routes } from '#shared/clients/routes'
import { CLIENT_ID_LENGTH } from '#shared/clients/schema'
import { newOrganisation } from './new-organisation.ts'
import { presentOrganisation } from './present-organisation.ts'
import { requireOwnAgents } from './require-own-agents.ts'

/** Adds an organisation with the access and the layout that SAAS Mode sets for new ones. */
export const addOrganisation: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/organisations'> = async (
  { organisation },
  { actor, access: { workspaceId } },
) => {
  const { settings } = await agencyOf(workspaceId)
  const { defaultClientAccess, defaultDashboardLayout: dashboardLayout } = settings.clientOnboarding
  const { widgetIDs, ...fields } = {
    ...newOrganisation,
    defaultClientAccess,
    dashboardLayout,
    ...withoutUndefined(organisation),
  }
  await requireOwnAgents(workspaceId, widgetIDs)
  const now = world().now()
  const id = randomText(CLIENT_ID_LENGTH)
  const added = {
    ...fields,
    id,
    workspaceId,
    lastModified: Math.floor(now / 1000),
    allowBilling: false,
    seats: 0,
    ...(widgetIDs.length > 0 ? { widgetIDs: new Set(widgetIDs) } : {}),
  }
  await attempt([
    organisations.creating(added),
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'organisation.added',
      by: actorName(actor),
      subject: id,
      subjectName: added.name,
      now,
    }),
  ])
  return { organisation: presentOrganisation(added) }
}
