import { agencies } from '#functions/agencies/store'
import { hosts } from '#functions/domains/store'
import { attempt } from '#lib/database/commit'
import { hostClaims } from '#lib/hosts/host-claims'
import type { RouteCall } from '#test/support/handlers/invoke-route'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import type { TestRegion } from '#test/support/handlers/start-region'

type RouteKey = Parameters<TestRegion['invoke']>[0]
type Input = Readonly<Record<string, unknown>>

export const PASSWORD = 'a long password'

/** What a browser on a portal sends along. */
export const fromPortal = (region: TestRegion, host: string, cookie?: string): RouteCall => ({
  headers: { 'x-origin-secret': region.originSecret, 'x-viewer-host': host, origin: `https://${host}` },
  ...(cookie ? { cookies: [cookie] } : {}),
})

/** The cookie of an answer, as a browser sends it back. */
export const cookieOf = (answer: { readonly cookies: readonly string[] }): string =>
  answer.cookies[0]?.split(';')[0] ?? ''

/**
 * An owner's agency with a live portal at `<name>.portal.example`, two agents, and an organisation that has the first. Names are at
 * most ten letters.
 */
export const newAgencyPortal = async (region: TestRegion, name: string) => {
  const person = await region.newPerson()
  const { token, uid: workspaceId } = person
  const host = `${name}.portal.example`
  const team = (key: RouteKey, input: Input = {}) => region.invoke(key, { workspaceId, ...input }, { token })
  const { agency } = (await team('POST /v2/workspaces/{workspaceId}/agency')).body
  const agencyId = agency.ID as string
  const row = { host, type: 'subdomain', agencyId, workspaceId, claimId: 'claim', state: 'live', at: 1 } as const
  await hostClaims.save({ ...row, region: 'eu' })
  await hosts.save({ ...row, by: 'owner' })
  const agents = [`${name}-agent-1`, `${name}-agent-2`] as const
  for (const agentId of agents)
    await region.invoke('POST /v2/agents/{agentId}', { agentId, title: agentId, enableNodes: true }, { token })
  const organise = async (given: Input = {}) =>
    (await team('POST /v2/workspaces/{workspaceId}/organisations', { organisation: given })).body.organisation
  const organisation = await organise({ name: 'Fjord', widgetIDs: [agents[0]] })
  const add = async (email: string, client: Input = {}, orgId: string = organisation.ID) =>
    (
      await team('POST /v2/workspaces/{workspaceId}/clients', {
        orgId,
        client: { name: 'Ingrid', email, ...client },
        dashboardPassword: PASSWORD,
      })
    ).body.client
  const give = (clientId: string, tabs: readonly string[]) =>
    team('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', { clientId, give: tabs })
  /** A call by a page of the portal. */
  const call = (key: RouteKey, input: Input = {}, cookie?: string) =>
    region.invoke(key, input, fromPortal(region, host, cookie))
  const logIn = (username: string, password = PASSWORD) => call('POST /portal/log-in', { username, password })
  const set = (changes: Parameters<typeof agencies.changing>[1]) =>
    attempt([agencies.changing({ ID: agencyId }, changes)])
  return {
    ...person,
    agencyId,
    host,
    agents,
    organisation,
    team,
    organise,
    add,
    give,
    call,
    logIn,
    set,
    /** A client of the organisation with these tabs, logged in. */
    client: async (email: string, tabs: readonly string[] = [], client: Input = {}) => {
      const made = await add(email, client)
      if (tabs.length > 0) await give(made.ID, tabs)
      return { ...made, cookie: cookieOf(await logIn(email)) } as { ID: string; cookie: string; lastModified: number }
    },
    stream: (key: string, input: Input, cookie?: string) => invokeStream(key, input, fromPortal(region, host, cookie)),
  }
}
