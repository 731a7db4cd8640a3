import { agencyOf } from '#features/agencies'
import { allFaces, facesOf } from '#features/agents'
import { organisations } from '#features/workspaces'
import { clients } from '#functions/clients/store'
import { customTabsOf } from '#functions/clients/tabs/custom-tabs-of'
import type { AgencyAdminActor, ClientActor } from '#lib/auth/actor'
import { adminTabs } from '#lib/auth/portal/admin-tabs'
import { disabledMessage } from '#lib/auth/portal/disabled-message'
import { portalText } from '#shared/clients/portal-messages'
import type { PortalSession } from '#shared/clients/portal-session'
import { Problem } from '#shared/problems'
import { presentAdmin, presentAgency, presentOrganisationOf, presentPerson, presentTab } from './present-portal.ts'
import { navigationOf, tabsInOrder } from './tabs-in-order.ts'

/** All that the portal draws with, as it is now. */
export const loadPortal = (actor: ClientActor | AgencyAdminActor): Promise<PortalSession> =>
  actor.kind === 'client' ? ofClient(actor) : ofAdmin(actor)

const ofClient = async (actor: ClientActor): Promise<PortalSession> => {
  const { agencyId, workspaceId, via, by, sessionEnd: expiresAt } = actor
  const { ID, orgId } = actor.client
  const [agency, client, organisation, people] = await Promise.all([
    agencyOf(workspaceId),
    clients.get({ ID }, { consistent: true }),
    organisations.get({ id: orgId }),
    clients.listBy('gsi1', `ORG#${orgId}`, 'CLI#', { limit: 50 }),
  ])
  if (!client || !organisation) throw new Problem('unauthenticated', portalText('accountMissing'))
  const disabled = disabledMessage(client, organisation)
  const seen = [...(organisation.widgetIDs ?? [])].filter((id) => client.widgetIDs?.includes(id) ?? true)
  const tabs = disabled ? [] : tabsInOrder(client)
  const custom = disabled ? [] : customTabsOf(agency.customTabs, client)
  return {
    client: presentPerson(client),
    organisation: presentOrganisationOf(
      organisation,
      people.items.filter((it) => it.agencyId === agencyId),
    ),
    agency: presentAgency(agency),
    agents: disabled ? [] : await facesOf(workspaceId, seen),
    tabs,
    customTabs: custom.map(presentTab),
    navigation: navigationOf(tabs, custom, client),
    via,
    ...(by === undefined ? {} : { by }),
    expiresAt,
    ...(disabled ? { accessDisabled: typeof disabled === 'string' ? disabled : disabled.message } : {}),
  }
}

const ofAdmin = async ({ workspaceId, via, sessionEnd: expiresAt }: AgencyAdminActor): Promise<PortalSession> => {
  const [agency, agents] = await Promise.all([agencyOf(workspaceId), allFaces(workspaceId)])
  const tabs = adminTabs.map((href) => ({ href, canEdit: true }))
  const custom = customTabsOf(agency.customTabs, 'agency')
  return {
    client: presentAdmin(agency),
    organisation: null,
    agency: presentAgency(agency),
    agents,
    tabs,
    customTabs: custom.map(presentTab),
    navigation: navigationOf(tabs, custom, { clientTabOrder: [] }),
    via,
    expiresAt,
  }
}
