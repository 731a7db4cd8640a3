import { expect, test } from 'vitest'
import { KeyReaderRemoved } from '#events/workspaces/events'
import { replaceWorld, world } from '#lib/world'
import type { GracePeriod } from '#shared/workspaces/access-keys'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { accept, fixture, invite, join, mailedSecret, team } = teamFixture()

type Person = Awaited<ReturnType<typeof join>>

const memberOf = (email = '') => ({ workspaceId: fixture.owner.uid, email })

const grant = ({ email }: Person, rights: readonly string[]) =>
  fixture.region.invoke(
    'PUT /v2/workspaces/{workspaceId}/members/{email}',
    { ...memberOf(email), rights },
    { token: fixture.owner.token },
  )
const remove = ({ email }: Person, rotateKeys?: GracePeriod) =>
  fixture.region.invoke(
    'DELETE /v2/workspaces/{workspaceId}/members/{email}',
    { ...memberOf(email), rotateKeys },
    { token: fixture.owner.token },
  )
const leave = ({ token }: Person) =>
  fixture.region.invoke('DELETE /v2/workspaces/{workspaceId}', { workspaceId: fixture.owner.uid }, { token })
const joinAgain = async (person: Person) => {
  await invite(person.email ?? '')
  expect((await accept(mailedSecret(), person)).status).toBe(200)
}
const removals = () =>
  fixture.region
    .events()
    .filter(({ type, data }) => type === KeyReaderRemoved.type && data.workspaceId === fixture.owner.uid)
const couldReadKeys = async () =>
  (await team()).members.map((member: { couldReadKeys: boolean }) => member.couldReadKeys)

/** Does something else between what a call reads and its transaction. */
const beforeNextTransaction = (work: () => Promise<unknown>) => {
  const { database } = world()
  const undo = replaceWorld({
    database: async (command) => {
      if (command.constructor.name === 'TransactWriteCommand') {
        undo()
        await work()
      }
      return database(command)
    },
  })
}

test.each([
  ['left', leave],
  ['was removed', (person: Person) => remove(person)],
])('a member who could read keys, %s and joined again may still know them', async (_, end) => {
  const person = await join()
  await grant(person, ['keys'])
  await end(person)
  await joinAgain(person)
  expect((await team()).members).toMatchObject([{ email: person.email, rights: [], couldReadKeys: true }])
  await remove(person, 'none')
  expect(removals()).toMatchObject([{ data: { email: person.email, validFor: 'none' } }])
})

test('what a member may know is forgotten with the keys that are replaced when they are removed', async () => {
  const person = await join()
  await grant(person, ['keys'])
  await remove(person, 'day')
  await joinAgain(person)
  expect(await couldReadKeys()).toEqual([false])
})

test('a member who could never read keys knows none after joining again', async () => {
  const person = await join()
  await leave(person)
  await joinAgain(person)
  expect(await couldReadKeys()).toEqual([false])
})

test('a right that is granted while a member is removed counts for the keys', async () => {
  const person = await join()
  beforeNextTransaction(() => grant(person, ['keys']))
  expect((await remove(person, 'hour')).status).toBe(200)
  expect((await team()).members).toEqual([])
  expect(removals()).toHaveLength(1)
})

test('of two changes of rights at once, neither forgets that the other granted keys', async () => {
  const person = await join()
  beforeNextTransaction(() => grant(person, ['keys']))
  expect((await grant(person, [])).body).toMatchObject({ rights: [] })
  expect((await team()).members).toMatchObject([{ rights: [], couldReadKeys: true }])
})

test('with an agent’s keys it shows which former members may know the current one, until it is replaced', async () => {
  const { owner, region } = fixture
  const agentId = 'agent-of-former'
  const asOwner = { token: owner.token }
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Ours' }, asOwner)
  await region.invoke('POST /v2/agents/{agentId}/identity-secret', { agentId }, asOwner)
  const keys = async () => (await region.invoke('GET /v2/agents/{agentId}/keys', { agentId }, asOwner)).body
  const secret = async () =>
    (await region.invoke('GET /v2/agents/{agentId}/identity-secret', { agentId }, asOwner)).body
  const [reader, other] = [await join(), await join()]
  await grant(reader, ['keys'])
  expect([await keys(), await secret()].map(({ knownTo }) => knownTo)).toEqual([undefined, undefined])
  await leave(reader)
  await leave(other)
  const known = [reader.email]
  expect([await keys(), await secret()].map(({ knownTo }) => knownTo)).toEqual([known, known])
  const [row] = region.rows().filter(({ sk }) => sk === `KEYREADER#${reader.email}`)
  expect(Number(row?.ttl) - Math.floor(Number(row?.leftAt) / 1000)).toBe(365 * 24 * 3600)

  const later = Date.now() + 1000
  const undo = replaceWorld({ now: () => later })
  const [{ id: replaces }] = (await keys()).keys
  const input = { agentId, replaces, validFor: 'week' }
  const { body } = await region.invoke('POST /v2/agents/{agentId}/keys', input, asOwner)
  undo()
  expect([body.knownTo, (await keys()).knownTo, (await secret()).knownTo]).toEqual([undefined, undefined, known])
  await joinAgain(reader)
  expect(await secret()).not.toHaveProperty('knownTo')
})
