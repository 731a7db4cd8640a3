import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { clients } from '#functions/clients/store'
import { agentIdOfClient } from '#functions/onboarding/ids-of'
import { attempt } from '#lib/database/commit'
import { api } from '#shared/api'
import { type Contract, parseRouteKey, pathParameters, type Route, type RouteKey } from '#shared/contract'
import { inputs } from '#test/security/inputs'
import type { TestRegion } from '#test/support/handlers/start-region'
import { newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'
import { hostileValues } from './hostile-values.ts'

type Key = Parameters<TestRegion['invoke']>[0]
type Input = Record<string, unknown>

const { fixture } = teamFixture()
let portal: Awaited<ReturnType<typeof newAgencyPortal>>
let admin: { readonly ID: string; readonly cookie: string }
let user: { readonly ID: string }

beforeAll(async () => {
  portal = await newAgencyPortal(fixture.region, 'fields')
  const { settings } = (await portal.team('POST /v2/workspaces/{workspaceId}/agency')).body.agency
  await portal.set({ set: { settings: { ...settings, enableClientSignup: true } } })
  admin = await portal.client('admin@fjord.example', ['/settings', '/kb'], {
    isOrgAdmin: true,
    allowCreateAgents: true,
  })
  user = await portal.add('user@fjord.example')
  const agentId = agentIdOfClient(admin.ID)
  await fixture.region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Fjord' }, { token: portal.token })
  // still in onboarding, whose calls are theirs alone
  await attempt([
    clients.changing({ ID: admin.ID }, { set: { isNewSignup: true, onboardingState: { isCompleted: false } } }),
  ])
})

/** Those of a session, and those by which one begins. */
const routes = Object.values(api as Readonly<Record<string, Contract>>)
  .flatMap((contract) => Object.entries(contract) as [Key, Route][])
  .filter(([key, { auth }]) => auth.startsWith('portal:') || key.startsWith('POST /portal/') || isRpc(key))
function isRpc(key: string): boolean {
  return ['POST /rpc/ssoClient', 'POST /rpc/signupWithOTP', 'POST /rpc/validateClientLoginToken'].includes(key)
}

const propertiesOf = (schema: z.ZodType): Readonly<Record<string, { readonly properties?: object }>> =>
  (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, object> })
    .properties ?? {}

/** Each field, and each field of an object in it: `changes`, `changes.name`. */
const pathsOf = (key: RouteKey, { input }: Route): string[] =>
  Object.entries(propertiesOf(input))
    .filter(([name]) => !pathParameters(parseRouteKey(key).path).includes(name))
    .flatMap(([name, { properties = {} }]) => [name, ...Object.keys(properties).map((inner) => `${name}.${inner}`)])

/** An input that the verb takes, as the records are now. */
const good = async (key: Key): Promise<Input> => {
  const { client, organisation } = (await portal.call('GET /portal/me', {}, admin.cookie)).body
  const given = inputs[key as keyof typeof inputs]({
    workspaceId: portal.uid,
    agentId: portal.agents[0],
    conversationId: '',
    testConversationId: '',
    ownWorkspaceId: portal.uid,
  }) as Input
  const record =
    key === 'POST /portal/account' ? client : key === 'POST /portal/organisation' ? organisation : undefined
  const stored = await clients.get({ ID: user.ID }, { consistent: true })
  return {
    ...given,
    ...('clientId' in given ? { clientId: key.startsWith('POST /auth/') ? admin.ID : user.ID } : {}),
    ...('agencyId' in given ? { agencyId: portal.agencyId } : {}),
    ...('lastModified' in given ? { lastModified: record?.lastModified ?? stored?.lastModified } : {}),
  }
}

const put = (input: Input, path: string, value: unknown): Input => {
  const [name = '', inner] = path.split('.')
  return { ...input, [name]: inner === undefined ? value : { ...(input[name] as object), [inner]: value } }
}

/** As the first call of the day: what is counted would hide the verb. */
const call = async (key: Key, input: Input) => {
  for (const { pk, sk } of fixture.region.rows().filter(({ pk }) => String(pk).startsWith('RATE#')))
    await fixture.region.database.send({
      constructor: { name: 'DeleteCommand' },
      input: { TableName: 'main', Key: { pk, sk } },
    })
  return portal.call(key, input, admin.cookie)
}

const writing = routes.filter(([key, route]) => !key.startsWith('GET') && pathsOf(key, route).length > 0)

test('an organisation’s admin reaches the verbs of the portal', async () => {
  const refused = []
  for (const [key, { auth }] of writing.filter(([, { auth }]) => auth.startsWith('portal:'))) {
    const { status } = await call(key, await good(key))
    if (auth !== 'portal:agency' && [401, 403, 404, 429].includes(status)) refused.push(`${key} ${status}`)
  }
  expect(refused).toEqual([])
})

test.each(writing.flatMap(([key, route]) => pathsOf(key, route).map((path) => [key, path] as const)))(
  '%s: field %s survives every kind of value of a client',
  async (key, path) => {
    const input = await good(key)
    for (const value of hostileValues) {
      const { status } = await call(key, put(input, path, value))
      expect(status, `${path} = ${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500)
      expect(status, 'what is counted hides the verb').not.toBe(429)
    }
  },
)

const foreign = {
  ID: 'x',
  agencyId: 'another-agency',
  orgId: 'another-org-1',
  workspaceId: 'another-workspace',
  isOrgAdmin: true,
  isAdmin: true,
  canAccess: ['/kb'],
  canEdit: null,
  widgetIDs: null,
  seats: -100,
  allowBilling: true,
  passwordHash: 'x',
  passwordVersion: 0,
  settings: { disableClientAccess: false },
}

test.each(writing)('%s: takes no field that is not its own', async (key, route) => {
  const before = await clients.get({ ID: user.ID }, { consistent: true })
  const input = await good(key)
  const own = [...pathsOf(key, route), ...pathParameters(parseRouteKey(key).path)]
  for (const [name, value] of Object.entries(foreign)) {
    if (own.includes(name)) continue
    expect((await call(key, { ...input, [name]: value })).status, name).toBe(422)
    if ('changes' in input) expect((await call(key, put(input, `changes.${name}`, value))).status, name).toBe(422)
  }
  expect(await clients.get({ ID: user.ID }, { consistent: true })).toEqual(before)
})
