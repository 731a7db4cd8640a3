import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { KeyReaderRemoved } from '#events/workspaces/events'
import { handler as rotateKeys } from '#functions/agents/keys/rotate-exposed'
import { handler as rotateSecrets } from '#functions/conversations/identity/rotate-exposed'
import { members } from '#functions/workspaces/members/store'
import { attempt } from '#lib/database/commit'
import { replaceWorld, world } from '#lib/world'
import type { AccessKey, GracePeriod } from '#shared/workspaces/access-keys'
import { workspaceMessages } from '#shared/workspaces/messages'
import type { Right } from '#shared/workspaces/rights'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

type Person = Awaited<ReturnType<TestRegion['newPerson']>>

const HOUR = 3_600_000

let region: TestRegion
let owner: Person
let member: Person
let agentIds: readonly string[]
let made = 0

beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())
beforeEach(async () => {
  owner = await region.newPerson()
  member = await region.newPerson()
  agentIds = [`agent-exposed-${++made}`, `agent-exposed-${++made}`]
  for (const agentId of agentIds) {
    await region.invoke('POST /v2/agents/{agentId}', { agentId, title: agentId }, { token: owner.token })
    await region.invoke('POST /v2/agents/{agentId}/identity-secret', { agentId }, { token: owner.token })
  }
})

const join = (rights: Right[] | undefined, { email = '' }: Person = member) =>
  attempt([members.putting({ uid: owner.uid, email, joinedAt: 1, ...(rights ? { rights } : {}) })])

const grant = (rights: readonly Right[]) =>
  region.invoke(
    'PUT /v2/workspaces/{workspaceId}/members/{email}',
    { workspaceId: owner.uid, email: member.email, rights },
    { token: owner.token },
  )

const remove = (rotateFor?: GracePeriod, by: Person = owner) =>
  region.invoke(
    'DELETE /v2/workspaces/{workspaceId}/members/{email}',
    { workspaceId: owner.uid, email: member.email, rotateKeys: rotateFor },
    { token: by.token },
  )

const removals = () =>
  region.events().filter(({ type, data }) => type === KeyReaderRemoved.type && data.workspaceId === owner.uid)

/** Delivers what the removals have published. */
const deliverAll = async () => {
  for (const { data } of removals()) {
    const event = KeyReaderRemoved(data as Parameters<typeof KeyReaderRemoved>[0])
    await deliver(rotateKeys, event)
    await deliver(rotateSecrets, event)
  }
}

const keysOf = async (agentId: string): Promise<AccessKey[]> =>
  (await region.invoke('GET /v2/agents/{agentId}/keys', { agentId }, { token: owner.token })).body.keys

const secretOf = async (agentId: string): Promise<{ secret: string; previousUntil?: number; keys: AccessKey[] }> => {
  const { body } = await region.invoke('GET /v2/agents/{agentId}/identity-secret', { agentId }, { token: owner.token })
  const { knownTo: _, ...secrets } = body
  return secrets
}

const snapshot = () => Promise.all(agentIds.map(async (id) => [await keysOf(id), await secretOf(id)] as const))

const rotateSecret = (agentId: string, validFor: GracePeriod = 'week') =>
  region.invoke('POST /v2/agents/{agentId}/identity-secret', { agentId, validFor }, { token: owner.token })

let restoreClock: (() => void) | undefined
afterEach(() => {
  restoreClock?.()
  restoreClock = undefined
})
/** Moves the clock on. */
const later = (ms: number) => {
  const now = Date.now() + ms
  restoreClock = replaceWorld({ now: () => now })
}

const statusOf = async (agentId: string, token = '') =>
  (await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token })).status

test('with a member who could read keys, the keys and identity secrets of all agents are replaced if their remover wishes', async () => {
  await join(['keys'])
  const before = await snapshot()
  expect((await remove('day')).status).toBe(200)
  await deliverAll()
  const after = await snapshot()
  for (const [at, [keys, { secret, previousUntil = 0 }]] of after.entries()) {
    const [[old], identity] = before[at] ?? [[], undefined]
    expect(keys.map(({ id }) => id === old?.id)).toEqual([false, true])
    expect((keys[1]?.validUntil ?? 0) - (keys[0]?.createdAt ?? 0)).toBe(24 * HOUR)
    expect(secret).not.toBe(identity?.secret)
    expect(previousUntil).toBe(keys[1]?.validUntil)
    expect(await statusOf(agentIds[at] ?? '', old?.key)).toBe(200)
  }
  const used = await snapshot()
  await deliverAll()
  expect(await snapshot()).toEqual(used)
  const { body } = await region.invoke(
    'GET /v2/workspaces/{workspaceId}/activity',
    { workspaceId: owner.uid },
    { token: owner.token },
  )
  const rotations = body.activity.filter(({ action }: { action: string }) => action === 'agent-key.rotated')
  expect(rotations.map(({ by, subject }: { by: string; subject: string }) => [by, subject]).toSorted()).toEqual(
    agentIds.map((agentId) => [owner.email, agentId]).toSorted(),
  )
})

test('without a period nothing that the member may know is accepted any more, earlier keys neither', async () => {
  await join(['keys'])
  const [agentId = ''] = agentIds
  const [first] = await keysOf(agentId)
  const input = { agentId, replaces: first?.id, validFor: 'week' }
  await region.invoke('POST /v2/agents/{agentId}/keys', input, { token: owner.token })
  const known = await keysOf(agentId)
  await remove('none')
  await deliverAll()
  expect(await keysOf(agentId)).toHaveLength(1)
  expect([await statusOf(agentId, first?.key), await statusOf(agentId, known[0]?.key)]).toEqual([401, 401])
  expect(await secretOf(agentId)).not.toHaveProperty('previousUntil')
})

test.each([
  ['could never read keys', async () => join([]), 'day'],
  ['could read keys, but nobody asks for it', async () => join(['keys']), undefined],
] as const)('with a member who %s, no key is replaced', async (_, prepare, rotateFor) => {
  await prepare()
  const before = await snapshot()
  expect((await remove(rotateFor)).status).toBe(200)
  await deliverAll()
  expect(removals()).toEqual([])
  expect(await snapshot()).toEqual(before)
})

test.each([
  [
    'once had the right',
    () =>
      join([])
        .then(() => grant(['keys']))
        .then(() => grant([])),
  ],
  ['joined before there were rights', () => join(undefined)],
  ['joined before there were rights and lost them all', () => join(undefined).then(() => grant([]))],
])('a member who %s may still know keys', async (_, prepare) => {
  await prepare()
  const { body } = await region.invoke(
    'GET /v2/workspaces/{workspaceId}/team',
    { workspaceId: owner.uid },
    { token: owner.token },
  )
  expect(body.team.members).toMatchObject([{ email: member.email, joinedAt: 1, rights: [], couldReadKeys: true }])
  await remove('hour')
  expect(removals()).toHaveLength(1)
})

test('to replace keys with a removal, a member needs the right to read them too', async () => {
  const third = await region.newPerson()
  await join(['keys'])
  await join(['remove'], third)
  expect(await remove('none', third)).toMatchObject({ status: 403, body: { message: workspaceMessages.notGranted } })
  expect(removals()).toEqual([])
  await join(['remove', 'keys'], third)
  expect((await remove('none', third)).status).toBe(200)
  expect(removals()).toHaveLength(1)
})

test('keys that were made after the removal stay', async () => {
  await join(['keys'])
  await remove('none')
  const [agentId = ''] = agentIds
  later(HOUR)
  const [{ id: replaces } = { id: '' }] = await keysOf(agentId)
  await region.invoke('POST /v2/agents/{agentId}/keys', { agentId, replaces, validFor: 'none' }, { token: owner.token })
  await rotateSecret(agentId, 'none')
  const [before] = await snapshot()
  await deliverAll()
  expect((await snapshot())[0]).toEqual(before)
})

/** Rotates an agent's key and secret for a week, when the next replacement is about to be stored. */
const rotateFirst = (agentId: string, pause: string) => {
  const { database } = world()
  const undo = replaceWorld({
    database: async (command) => {
      const isReplacing =
        command.constructor.name === 'TransactWriteCommand' && JSON.stringify(command.input).includes(pause)
      if (isReplacing) {
        undo()
        const [{ id: replaces } = { id: '' }] = await keysOf(agentId)
        const token = { token: owner.token }
        await region.invoke('POST /v2/agents/{agentId}/keys', { agentId, replaces, validFor: 'week' }, token)
        await region.invoke('POST /v2/agents/{agentId}/identity-secret', { agentId, validFor: 'week' }, token)
      }
      return database(command)
    },
  })
}

test('a key that is rotated by a person at the same moment ends as soon as the remover wished', async () => {
  await join(['keys'])
  const [agentId = ''] = agentIds
  const [known] = await keysOf(agentId)
  await remove('none')
  later(HOUR)
  rotateFirst(agentId, 'agent-key.rotated')
  await deliverAll()
  expect(await keysOf(agentId)).toHaveLength(1)
  expect(await statusOf(agentId, known?.key)).toBe(401)
})

test.each([
  [
    'before the removal',
    async (agentId: string, leave: () => Promise<unknown>) => {
      await rotateSecret(agentId)
      await leave()
    },
  ],
  [
    'after the removal',
    async (agentId: string, leave: () => Promise<unknown>) => {
      await leave()
      later(HOUR)
      await rotateSecret(agentId)
    },
  ],
])('an identity secret that was rotated for a week %s ends as the remover wished', async (_, change) => {
  await join(['keys'])
  const [agentId = ''] = agentIds
  const { secret: known } = await secretOf(agentId)
  await change(agentId, () => remove('day'))
  const [removal] = removals()
  await deliverAll()
  const end = Number(removal?.data.at) + 1 + 24 * HOUR
  expect((await secretOf(agentId)).keys).toContainEqual(
    expect.objectContaining({ ending: known.slice(-4), validUntil: end }),
  )
  const delivered = await secretOf(agentId)
  await deliverAll()
  expect(await secretOf(agentId)).toEqual(delivered)
})

test('an identity secret that is rotated by a person at the same moment ends as soon as the remover wished', async () => {
  await join(['keys'])
  const [agentId = ''] = agentIds
  await remove('none')
  later(HOUR)
  rotateFirst(agentId, 'identity-secret.rotated')
  await deliverAll()
  expect((await secretOf(agentId)).keys).toHaveLength(1)
})
