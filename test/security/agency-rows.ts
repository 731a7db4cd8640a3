import { newAgency } from '#functions/agencies/new-agency'
import { agencies, agenciesOfWorkspaces } from '#functions/agencies/store'
import { newClient } from '#functions/clients/people/new-client'
import { clientEmails, clients } from '#functions/clients/store'
import { hosts } from '#functions/domains/store'
import { organisations } from '#functions/workspaces/organisations'
import { attempt } from '#lib/database/commit'
import { customTabOf } from './agency-inputs.ts'

/** The agency of a workspace with one organisation and one client, whose ids the matrix's inputs name. */
export const addAgency = (workspaceId: string) => {
  const agencyId = `agency-${workspaceId}`
  const orgId = `org-${workspaceId}`
  const email = 'client@example.com'
  return attempt([
    agenciesOfWorkspaces.putting({ uid: workspaceId, agencyId }),
    agencies.putting({
      ...newAgency({ ID: agencyId, userId: workspaceId, name: 'Studio', secret: 's'.repeat(25) }, 1000),
      customTabs: [
        {
          id: customTabOf(workspaceId),
          label: 'Report',
          href: '/report',
          iconUrl: '',
          pageType: 'html',
          iframeUrl: '',
          alwaysVisible: false,
        },
      ],
    }),
    hosts.putting({
      agencyId,
      host: `former-${workspaceId.toLowerCase()}.agencies.example`,
      type: 'subdomain',
      workspaceId,
      claimId: 'former',
      state: 'released',
      by: 'somebody',
      at: 1000,
    }),
    hosts.putting({
      agencyId,
      host: `held-${workspaceId.toLowerCase()}.acme.example`,
      type: 'custom',
      workspaceId,
      claimId: 'held',
      state: 'live',
      by: 'somebody',
      at: 1000,
    }),
    organisations.putting({ id: orgId, workspaceId, name: 'Fjord', lastModified: 1, allowBilling: false, seats: 1 }),
    clientEmails.putting({ agencyId, email, clientId: workspaceId }),
    clients.putting(
      newClient(
        {
          ID: workspaceId,
          agencyId,
          orgId,
          fields: { name: 'Ingrid', email },
          defaults: {},
          permissions: { allowCreateAgents: false, canDelegateChats: false, hideAdvancedSettings: false },
          passwordHash: '',
          isNewSignup: false,
        },
        1000,
      ),
    ),
  ])
}
