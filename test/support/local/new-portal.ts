import type { EditedTab } from '#shared/agencies/tabs/custom-tab'
import type { AllRoutes } from '#shared/api'
import { caller } from '#shared/call'
import type { OrganisationFields } from '#shared/clients/schema'
import type { InputOf } from '#shared/contract'
import { signIn } from '#test/support/providers/user-pool-calls'
import type { Owner } from './new-owner.ts'
import type { LocalRun } from './start-local-run.ts'

type AccessChange = Omit<
  InputOf<AllRoutes['PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access']>,
  'workspaceId' | 'clientId'
>

export interface Portal {
  /** `http://<name>.localhost:<port>`. */
  readonly url: string
  readonly client: { readonly email: string; readonly password: string; readonly id: string }
  readonly agencyId: string
  readonly workspaceId: string
  readonly organisationId: string
  /** A call by the owner's team. */
  readonly call: ReturnType<typeof caller<AllRoutes>>
  /** Changes the client's organisation. */
  readonly organise: (changes: Partial<OrganisationFields>) => Promise<void>
  /** A link by which the owner's team sees the portal as the client. */
  readonly logInAsLink: () => Promise<string>
  /** Saves custom tabs of the agency, and gives the client those that are named. */
  readonly setTabs: (tabs: readonly EditedTab[], given: readonly string[]) => Promise<void>
  /** Gives tabs to the client and takes them, to edit or to look at. */
  readonly access: (change: AccessChange) => Promise<void>
}

/** An agency of the owner's with a live host of its own, an organisation that has the owner's agent, and a client of it. */
export const newPortal = async ({ addresses }: LocalRun, owner: Owner, name: string): Promise<Portal> => {
  const { idToken } = await signIn(addresses.ports, owner.email, owner.password)
  const call = caller<AllRoutes>({ base: `${addresses.dashboard}/api/eu`, token: async () => idToken })
  const { uid: workspaceId } = (await call('POST /v2/me', {})).workspace
  const { agency } = await call('POST /v2/workspaces/{workspaceId}/agency', { workspaceId })
  await call('POST /v2/workspaces/{workspaceId}/agency/settings', {
    workspaceId,
    lastModified: agency.lastModified,
    changes: {
      name: 'Cardinal Studio',
      brandingText: '# Your front desk, awake all night.',
      tosPage: 'https://cardinal.example/terms',
      supportEmail: 'help@cardinal.example',
      customThemeJSONString: JSON.stringify({ primary: '#be123c' }),
      settings: { ...agency.settings, enableClientSignup: true },
    },
  })
  await call('POST /hosting-api/custom-domain', {
    userId: workspaceId,
    agencyId: agency.ID,
    customDomain: name,
    isVGSubdomain: true,
  })
  const { organisation } = await call('POST /v2/workspaces/{workspaceId}/organisations', {
    workspaceId,
    organisation: { name: 'Fjord Dental', widgetIDs: [owner.agentId] },
  })
  const [email, password] = [`ingrid@${name}.example`, 'a long password']
  const { client } = await call('POST /v2/workspaces/{workspaceId}/clients', {
    workspaceId,
    orgId: organisation.ID,
    client: { name: 'Ingrid Lunde', email },
    dashboardPassword: password,
  })
  const ofClient = { workspaceId, clientId: client.ID }
  await call('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', { ...ofClient, give: ['/kb'] })
  return {
    agencyId: agency.ID,
    workspaceId,
    organisationId: organisation.ID,
    call,
    organise: async (changes) => {
      const of = { workspaceId, organisationId: organisation.ID }
      const { organisations } = await call('GET /v2/workspaces/{workspaceId}/organisations', { workspaceId })
      const { lastModified = 0 } = organisations.find(({ ID }) => ID === organisation.ID) ?? {}
      await call('POST /v2/workspaces/{workspaceId}/organisations/{organisationId}', { ...of, lastModified, changes })
    },
    url: `http://${name}.localhost:${new URL(addresses.dashboard).port}`,
    client: { email, password, id: client.ID },
    logInAsLink: async () =>
      (await call('POST /v2/workspaces/{workspaceId}/clients/{clientId}/log-in-as', ofClient)).url,
    setTabs: async (customTabs, given) => {
      const { agency: before } = await call('POST /v2/workspaces/{workspaceId}/agency', { workspaceId })
      await call('POST /v2/workspaces/{workspaceId}/agency/settings', {
        workspaceId,
        lastModified: before.lastModified,
        changes: { customTabs: [...customTabs] },
      })
      const give = given.map((id) => `/c/${id}` as const)
      if (give.length > 0)
        await call('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', { ...ofClient, give })
    },
    access: async (change) => {
      await call('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', { ...ofClient, ...change })
    },
  }
}
