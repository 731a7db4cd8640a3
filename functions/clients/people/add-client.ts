import { ClientCreated } from '#events/clients/events'
import { agencyOf } from '#features/agencies'
import { organisationOf } from '#functions/clients/organisations/organisation-of'
import { hashPassword } from '#functions/clients/password'
import { presentClient } from '#functions/clients/present-client'
import { clientEmails, clients } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import { randomText } from '#lib/ids'
import { world } from '#lib/world'
import type { clients as routes } from '#shared/clients/routes'
import { CLIENT_ID_LENGTH } from '#shared/clients/schema'
import { newClient } from './new-client.ts'
import { refusalOf } from './refusal-of.ts'
import { requireAgentsOf } from './require-agents-of.ts'
import { takingSeat } from './taking-seat.ts'

/** Adds a client to an organisation; the claim on the e-mail address refuses a second one of the agency. */
export const addClient: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/clients'> = async (
  { orgId, client: given, dashboardPassword = randomText(CLIENT_ID_LENGTH) },
  { actor, access: { workspaceId } },
) => {
  const [agency, organisation] = await Promise.all([agencyOf(workspaceId), organisationOf(workspaceId, orgId)])
  const fields = { ...withoutUndefined(given), name: given.name, email: given.email }
  requireAgentsOf(organisation, fields.widgetIDs)
  const { defaultAllowCreateAgents, defaultCanDelegateChats, defaultHideAdvancedSettings } =
    agency.settings.clientOnboarding
  const now = world().now()
  const client = newClient(
    {
      ID: randomText(CLIENT_ID_LENGTH),
      agencyId: agency.ID,
      orgId,
      fields,
      defaults: withoutUndefined(organisation),
      permissions: {
        allowCreateAgents: defaultAllowCreateAgents,
        canDelegateChats: defaultCanDelegateChats,
        hideAdvancedSettings: defaultHideAdvancedSettings,
      },
      passwordHash: await hashPassword(dashboardPassword),
      isNewSignup: false,
    },
    now,
  )
  const outcome = await attempt(
    [
      clientEmails.creating({ agencyId: agency.ID, email: client.email, clientId: client.ID }),
      clients.creating(client),
      takingSeat(orgId),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'client.added',
        by: actorName(actor),
        subject: client.ID,
        subjectName: client.name,
        now,
      }),
    ],
    [
      ClientCreated({
        workspaceId,
        organisationId: orgId,
        clientId: client.ID,
        clientName: client.name,
        clientEmail: client.email,
        operation: 'added',
      }),
    ],
  )
  if (!outcome.committed) throw refusalOf(outcome.refused)
  return { client: presentClient(client), dashboardPassword }
}
