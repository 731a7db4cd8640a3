import { ClientCreated } from '#events/clients/events'
import { agencyOf } from '#features/agencies'
import type { Organisation } from '#features/workspaces'
import { keptPicture } from '#functions/clients/kept-picture'
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
import { CLIENT_ID_LENGTH } from '#shared/clients/limits'
import type { clients as routes } from '#shared/clients/routes'
import { newClient } from './new-client.ts'
import { refusalOf } from './refusal-of.ts'
import { requireAgentsOf } from './require-agents-of.ts'
import { takingSeat } from './taking-seat.ts'

/** Adds a client to an organisation; the claim on the e-mail address refuses a second one of the agency. */
export const addClient: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/clients'> = async (
  { orgId, client: given, dashboardPassword: password = randomText(CLIENT_ID_LENGTH) },
  { actor, access: { workspaceId } },
) => {
  const organisation = await organisationOf(workspaceId, orgId)
  const named = { ...withoutUndefined(given), name: given.name, email: given.email }
  const { fields } = await keptPicture(workspaceId, {}, named)
  requireAgentsOf(organisation, fields.widgetIDs)
  const client = await addToOrganisation({ workspaceId, organisation, given: fields, password, by: actorName(actor) })
  return { client: presentClient(client), dashboardPassword: password }
}

interface Addition {
  readonly workspaceId: string
  readonly organisation: Organisation
  readonly given: Parameters<typeof newClient>[0]['fields']
  readonly password: string
  /** Who adds, as the activity log names them. */
  readonly by: string
}

/** What is not given is the organisation's and the agency's default. */
export const addToOrganisation = async ({ workspaceId, organisation, given, password, by }: Addition) => {
  const agency = await agencyOf(workspaceId)
  const {
    defaultAllowCreateAgents: allowCreateAgents,
    defaultCanDelegateChats: canDelegateChats,
    defaultHideAdvancedSettings: hideAdvancedSettings,
  } = agency.settings.clientOnboarding
  const now = world().now()
  const { id: orgId } = organisation
  const client = newClient(
    {
      ID: randomText(CLIENT_ID_LENGTH),
      agencyId: agency.ID,
      orgId,
      fields: given,
      defaults: withoutUndefined(organisation),
      permissions: { allowCreateAgents, canDelegateChats, hideAdvancedSettings },
      passwordHash: await hashPassword(password),
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
        by,
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
  return client
}
