import { expect, test } from 'vitest'
import { newClient } from '#functions/clients/people/new-client'
import { clients } from '#functions/clients/store'
import { newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()
const MANY = 10_000

/** What a call reads of the table: queries and items. */
const readsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const { database } = fixture.region
  const send = database.send
  let reads = 0
  database.send = (async (command: { constructor: { name: string }; input: object }) => {
    if (/^(Query|Get|BatchGet)Command$/.test(command.constructor.name)) reads += 1
    return send.call(database, command as never)
  }) as typeof send
  try {
    await work()
  } finally {
    database.send = send
  }
  return reads
}

test('a page of the list costs the same few reads with ten thousand clients as with one', async () => {
  const it = await newAgencyPortal(fixture.region, 'many')
  const list = (input: Readonly<Record<string, unknown>> = {}) =>
    it.team('GET /v2/workspaces/{workspaceId}/clients', input)
  await it.add('first@fjord.example', { name: 'Aaron' })
  const withOne = await readsOf(() => list())
  for (let at = 0; at < MANY; at++)
    await clients.save(
      newClient(
        {
          ID: `many${String(at).padStart(11, '0')}`,
          agencyId: it.agencyId,
          orgId: it.organisation.ID,
          fields: { name: `Client ${String(at).padStart(5, '0')}`, email: `client${at}@fjord.example` },
          defaults: {},
          permissions: { allowCreateAgents: false, canDelegateChats: false, hideAdvancedSettings: false },
          passwordHash: '',
          isNewSignup: false,
        },
        1000,
      ),
    )
  let second:
    | { readonly status: number; readonly body: { readonly clients: readonly { readonly name: string }[] } }
    | undefined
  const first = await list()
  expect(first.body.clients).toHaveLength(50)
  expect(await readsOf(async () => (second = await list({ after: first.body.cursor })))).toBe(withOne)
  expect(second?.body.clients[0]?.name).toBe('Client 00049')
  // who calls and whose workspace it is, is read by every call; the page itself is the agency, and one query
  const ofAnyCall = await readsOf(() => it.team('GET /v2/workspaces/{workspaceId}/entitlements'))
  expect(withOne - ofAnyCall).toBeLessThanOrEqual(3)
  const found = await list({ search: 'client 0999' })
  expect(found.body.clients.map(({ name }: { name: string }) => name)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Client 0999${at}`),
  )
}, 120_000)

test('two members who give and take one client’s tabs at once both have their way; of two who save, one is told', async () => {
  const it = await newAgencyPortal(fixture.region, 'twoedit')
  const { ID: clientId, lastModified } = await it.add('ingrid@fjord.example')
  const access = (input: object) =>
    it.team('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', { clientId, ...input })
  await Promise.all([access({ give: ['/kb'] }), access({ take: ['/leads'] }), access({ give: ['/settings'] })])
  const { client } = (await it.team('GET /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId })).body
  expect(client.canAccess.toSorted()).toEqual(['/analytics', '/convos', '/home', '/kb', '/settings'])
  const save = (name: string) =>
    it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}', { clientId, lastModified, changes: { name } })
  const answers = await Promise.all([save('One'), save('Other')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.message).toBe('Another member changed this in the meantime. Reload it and repeat your change.')
})

test('the same address in two agencies is two people: neither’s password opens the other’s portal', async () => {
  const [one, other] = [await newAgencyPortal(fixture.region, 'same'), await newAgencyPortal(fixture.region, 'same2')]
  const [first, second] = [await one.add('ingrid@fjord.example'), await other.add('ingrid@fjord.example')]
  expect(first.ID).not.toBe(second.ID)
  await one.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}', {
    clientId: first.ID,
    lastModified: first.lastModified,
    changes: {},
    dashboardPassword: 'another password',
  })
  expect((await one.logIn('ingrid@fjord.example', 'another password')).status).toBe(200)
  expect((await other.logIn('ingrid@fjord.example', 'another password')).status).toBe(401)
  expect((await other.logIn('ingrid@fjord.example')).status).toBe(200)
})
