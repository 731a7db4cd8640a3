import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordKeyUse } from '#lib/access-keys/record-key-use'
import { sha256 } from '#lib/sha256'
import { replaceWorld, world } from '#lib/world'
import type { AccessKey, GracePeriod } from '#shared/workspaces/access-keys'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 22, 12)

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let agentId: string
let agents = 0
let now: number
let restoreClock: () => void

beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())
beforeEach(async () => {
  now = NOW
  restoreClock = replaceWorld({ now: () => now })
  owner = await region.newPerson()
  agentId = `agent-with-keys-${String(++agents).padStart(2, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Ours' }, { token: owner.token })
})
afterEach(() => restoreClock())

interface Kind {
  readonly keys: () => Promise<AccessKey[]>
  readonly rotate: (replaces: string, validFor: GracePeriod) => ReturnType<TestRegion['invoke']>
  readonly revoke: (keyId: string) => ReturnType<TestRegion['invoke']>
  /** The status of a call with a key. */
  readonly statusOf: (key: string) => Promise<number>
}

const asOwner = () => ({ token: owner.token })

const kinds: Readonly<Record<'agent' | 'workspace', Kind>> = {
  agent: {
    keys: async () => (await region.invoke('GET /v2/agents/{agentId}/keys', { agentId }, asOwner())).body.keys,
    rotate: (replaces, validFor) =>
      region.invoke('POST /v2/agents/{agentId}/keys', { agentId, replaces, validFor }, asOwner()),
    revoke: (keyId) => region.invoke('DELETE /v2/agents/{agentId}/keys/{keyId}', { agentId, keyId }, asOwner()),
    statusOf: async (token) => (await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token })).status,
  },
  workspace: {
    keys: async () =>
      (await region.invoke('GET /v2/workspaces/{workspaceId}/keys', { workspaceId: owner.uid }, asOwner())).body.keys,
    rotate: (replaces, validFor) =>
      region.invoke(
        'POST /v2/workspaces/{workspaceId}/keys',
        { workspaceId: owner.uid, replaces, validFor },
        asOwner(),
      ),
    revoke: (keyId) =>
      region.invoke('DELETE /v2/workspaces/{workspaceId}/keys/{keyId}', { workspaceId: owner.uid, keyId }, asOwner()),
    statusOf: async (token) =>
      (await region.invoke('GET /v2/workspaces/{workspaceId}', { workspaceId: owner.uid }, { token })).status,
  },
}

const currentOf = async ({ keys }: Kind): Promise<{ id: string; key: string }> => {
  const [{ id = '', key = '' } = {}] = await keys()
  return { id, key }
}

const activity = async () =>
  (
    await region.invoke('GET /v2/workspaces/{workspaceId}/activity', { workspaceId: owner.uid }, asOwner())
  ).body.activity.map(({ action, by }: { action: string; by: string }) => [action, by])

describe.each(Object.entries(kinds))('the key of an %s', (name, kind) => {
  test('is listed with its hash, its age and, once it was used, when', async () => {
    const [first, ...others] = await kind.keys()
    expect(others).toEqual([])
    expect(first).toEqual({
      id: sha256(first?.key ?? ''),
      key: expect.stringMatching(/^vg_\w{20}$/),
      ending: first?.key?.slice(-4),
      createdAt: NOW,
    })
    now = NOW + 5 * HOUR
    expect(await kind.statusOf(first?.key ?? '')).toBe(200)
    expect((await kind.keys())[0]?.lastUsedAt).toBe(NOW + 5 * HOUR)
  })

  test('is written down as used once an hour at most, whatever else is written', async () => {
    const { key } = await currentOf(kind)
    await kind.statusOf(key)
    now = NOW + HOUR - 1
    // another function has recorded nothing yet, so it asks the table
    process.env.AWS_LAMBDA_FUNCTION_NAME = `test-${crypto.randomUUID()}`
    await kind.statusOf(key)
    expect((await kind.keys())[0]?.lastUsedAt).toBe(NOW)
    now = NOW + HOUR + 1
    await kind.statusOf(key)
    expect((await kind.keys())[0]?.lastUsedAt).toBe(NOW + HOUR + 1)
  })

  test.each([
    ['hour', HOUR],
    ['day', 24 * HOUR],
    ['week', 7 * 24 * HOUR],
  ] as const)('is replaced at once and valid for one more %s', async (validFor, ms) => {
    const before = await currentOf(kind)
    now = NOW + 1000
    const { status, body } = await kind.rotate(before.id, validFor)
    const [after, old] = body.keys
    expect([status, body.keys.length]).toEqual([200, 2])
    expect(after).toMatchObject({ key: expect.stringMatching(/^vg_\w{20}$/), createdAt: NOW + 1000 })
    expect(old).toEqual({ id: before.id, ending: before.key.slice(-4), createdAt: NOW, validUntil: NOW + 1000 + ms })
    expect(await kind.keys()).toEqual(body.keys)
    expect([await kind.statusOf(after.key), await kind.statusOf(before.key)]).toEqual([200, 200])
    now = NOW + 1000 + ms - 1
    expect(await kind.statusOf(before.key)).toBe(200)
    now += 1
    expect([await kind.statusOf(after.key), await kind.statusOf(before.key)]).toEqual([200, 401])
    expect((await kind.keys()).map(({ id }) => id)).toEqual([after.id])
  })

  test('is replaced and refused at once, without a period', async () => {
    const before = await currentOf(kind)
    const { body } = await kind.rotate(before.id, 'none')
    expect(body.keys).toHaveLength(1)
    expect([await kind.statusOf(body.keys[0].key), await kind.statusOf(before.key)]).toEqual([200, 401])
  })

  test('is replaced once by repetitions of one call, also at once', async () => {
    const { id } = await currentOf(kind)
    const answers = await Promise.all([1, 2, 3].map(() => kind.rotate(id, 'day')))
    const again = await kind.rotate(id, 'none')
    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(again.body.keys).toEqual(await kind.keys())
    expect(again.body.keys.map(({ validUntil }: AccessKey) => validUntil)).toEqual([undefined, NOW + 24 * HOUR])
    const rotations = (await activity()).filter(([action]: string[]) => action?.endsWith('.rotated'))
    expect(rotations).toEqual([[`${name === 'agent' ? 'agent-key' : 'workspace-secret'}.rotated`, owner.email]])
  })

  test('leaves its predecessors until the end of each; any of them can be revoked now', async () => {
    const first = await currentOf(kind)
    now = NOW + 1000
    await kind.rotate(first.id, 'week')
    now = NOW + 2000
    const second = await currentOf(kind)
    await kind.rotate(second.id, 'week')
    expect((await kind.keys()).map(({ id }) => id).slice(1)).toEqual([second.id, first.id])
    const { body } = await kind.revoke(first.id)
    expect(body.keys.map(({ id }: AccessKey) => id).slice(1)).toEqual([second.id])
    expect([await kind.statusOf(first.key), await kind.statusOf(second.key)]).toEqual([401, 200])
    expect((await kind.revoke(first.id)).status).toBe(200)
    const revocations = (await activity()).filter(([action]: string[]) => action?.endsWith('.revoked'))
    expect(revocations).toHaveLength(1)
  })

  test.each([
    ['replaced without a period', (id: string) => kind.rotate(id, 'none')],
    ['revoked', (id: string) => kind.rotate(id, 'week').then(() => kind.revoke(id))],
  ])('is forgotten a while after it was %s, however late its last use is recorded', async (_, end) => {
    const { id, key } = await currentOf(kind)
    await kind.statusOf(key)
    const [before] = region.rows().filter((row) => row.kind === 'access-key' && row.id === id)
    await end(id)
    now = NOW + 2 * HOUR
    process.env.AWS_LAMBDA_FUNCTION_NAME = `test-${crypto.randomUUID()}`
    await recordKeyUse(String(before?.owner), id)
    const rows = region.rows().filter((row) => row.kind === 'access-key' && row.id === id)
    expect(rows).toEqual([expect.objectContaining({ lastUsedAt: now, ttl: expect.any(Number) })])
    expect(await kind.statusOf(key)).toBe(401)
    expect(await kind.keys()).toHaveLength(1)
  })

  test('cannot be revoked while it is the current one', async () => {
    const { id, key } = await currentOf(kind)
    await kind.statusOf(key)
    expect((await kind.revoke(id)).body.keys).toHaveLength(1)
    expect(await kind.statusOf(key)).toBe(200)
  })

  test.each([
    [{ replaces: 'vg_00000000000000000000', validFor: 'day' }],
    [{ replaces: '0'.repeat(64), validFor: 'month' }],
  ])('is not replaced by a call that makes no sense: %j', async ({ replaces, validFor }) => {
    const before = await currentOf(kind)
    expect((await kind.rotate(replaces, validFor as GracePeriod)).status).toBe(422)
    expect(await currentOf(kind)).toEqual(before)
  })
})

test('a save that began before a rotation leaves the new key the one that opens the agent', async () => {
  const { agent } = kinds
  const before = await currentOf(agent)
  const { database } = world()
  const undo = replaceWorld({
    database: async (command) => {
      // between the save's reads and its transaction
      if (command.constructor.name === 'TransactWriteCommand') {
        undo()
        await agent.rotate(before.id, 'none')
      }
      return database(command)
    },
  })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, description: 'New' }, asOwner())
  const after = await currentOf(agent)
  expect(after.id).not.toBe(before.id)
  expect([await agent.statusOf(after.key), await agent.statusOf(before.key)]).toEqual([200, 401])
})

test('an agent’s earlier key does not read its successor, nor can it replace or revoke one', async () => {
  const { id, key: token } = await currentOf(kinds.agent)
  await kinds.agent.rotate(id, 'day')
  const read = await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token })
  expect([read.status, 'SECRET_API_KEY' in read.body.data]).toEqual([200, false])
  expect((await region.invoke('GET /v2/agents/{agentId}/keys', { agentId }, { token })).status).toBe(403)
  expect(
    (
      await region.invoke(
        'POST /v2/agents/{agentId}/keys',
        { agentId, replaces: (await currentOf(kinds.agent)).id, validFor: 'none' },
        { token },
      )
    ).status,
  ).toBe(403)
})

test('recording a key’s use delays no call: the rest of the call does not wait for it', async () => {
  const { key: token } = await currentOf(kinds.agent)
  const { promise, resolve } = Promise.withResolvers<void>()
  const { database } = world()
  const undo = replaceWorld({
    database: async (command) => {
      if (JSON.stringify(command.input).includes('"KEY#')) await promise
      // the agent itself is the last that the call reads
      if (JSON.stringify(command.input).includes('"DRAFT"')) resolve()
      return database(command)
    },
  })
  const { status } = await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token })
  undo()
  expect(status).toBe(200)
})

test('a call is answered even when its key’s use cannot be recorded', async () => {
  const { key: token } = await currentOf(kinds.agent)
  const { database } = world()
  const undo = replaceWorld({
    database: async (command) => {
      if (JSON.stringify(command.input).includes('"KEY#')) throw new Error('the table is busy')
      return database(command)
    },
  })
  expect((await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token })).status).toBe(200)
  undo()
  await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token })
  expect((await kinds.agent.keys())[0]?.lastUsedAt).toBe(NOW)
})
