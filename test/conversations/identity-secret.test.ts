import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { identitySecrets } from '#functions/conversations/identity/store'
import { attempt } from '#lib/database/commit'
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
  agentId = `agent-with-secret-${String(++agents).padStart(2, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Ours' }, asOwner())
})
afterEach(() => restoreClock())

const asOwner = () => ({ token: owner.token })

const read = async (): Promise<AccessKey[]> =>
  (await region.invoke('GET /v2/agents/{agentId}/identity-secret', { agentId }, asOwner())).body.keys
const rotate = (validFor: GracePeriod, replaces?: string) =>
  region.invoke('POST /v2/agents/{agentId}/identity-secret', { agentId, validFor, replaces }, asOwner())
const revoke = (keyId = '') =>
  region.invoke('DELETE /v2/agents/{agentId}/identity-secret/{keyId}', { agentId, keyId }, asOwner())
const currentSecret = async () => (await read())[0]?.key ?? ''
/** The status of identifying a visitor whose id a secret has signed. */
const statusOf = async (secret: string) => {
  const hash = createHmac('sha256', secret).update('ines').digest('hex')
  return (await region.invoke('POST /v2/public/agents/{agentId}/identify', { agentId, userId: 'ines', hash })).status
}
/** From another function, which remembers no use. */
const elsewhere = () => {
  process.env.AWS_LAMBDA_FUNCTION_NAME = `test-${crypto.randomUUID()}`
}

test('there is none before it is made; then it has an age and, once it was used, when', async () => {
  expect(await read()).toEqual([])
  await rotate('none')
  const secret = await currentSecret()
  const made = { id: expect.stringMatching(/^[0-9a-f]{64}$/), key: secret, ending: secret.slice(-4), createdAt: NOW }
  expect(await read()).toEqual([made])
  now = NOW + 5 * HOUR
  expect(await statusOf(secret)).toBe(200)
  elsewhere()
  now += HOUR - 1
  await statusOf(secret)
  expect(await read()).toEqual([{ ...made, lastUsedAt: NOW + 5 * HOUR }])
})

test('the activity names the agent whose secret was replaced and revoked', async () => {
  await rotate('none')
  await rotate('week')
  const [, earlier] = await read()
  await revoke(earlier?.id)
  const entries = region.rows().filter(({ kind, subject }) => kind === 'audit' && subject === agentId)
  expect(entries.map(({ action, called }) => [action, called]).toSorted()).toEqual([
    ['agent.created', 'Ours'],
    ['identity-secret.revoked', 'Ours'],
    ['identity-secret.rotated', 'Ours'],
    ['identity-secret.rotated', 'Ours'],
  ])
})

test('a hash under another secret is no use of it', async () => {
  await rotate('none')
  expect(await statusOf('another')).toBe(403)
  expect((await read())[0]).not.toHaveProperty('lastUsedAt')
})

test('earlier ones stay until the end of each, with their last uses, and each can be revoked now', async () => {
  await rotate('none')
  const first = await currentSecret()
  await rotate('week')
  const second = await currentSecret()
  now += 1000
  await rotate('day')
  const [, newest, oldest, ...others] = await read()
  expect([newest?.ending, newest?.validUntil]).toEqual([second.slice(-4), now + 24 * HOUR])
  expect([oldest?.ending, oldest?.validUntil]).toEqual([first.slice(-4), NOW + 7 * 24 * HOUR])
  expect(others).toEqual([])
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200])
  expect((await read()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([undefined, now, now])

  const { body } = await revoke(newest?.id)
  expect(body.keys.map(({ id }: AccessKey) => id).slice(1)).toEqual([oldest?.id])
  expect([await statusOf(second), await statusOf(first)]).toEqual([403, 200])
  expect((await revoke(newest?.id)).status).toBe(200)
  const activity = await region.invoke(
    'GET /v2/workspaces/{workspaceId}/activity',
    { workspaceId: owner.uid },
    asOwner(),
  )
  const revocations = activity.body.activity.filter(
    ({ action }: { action: string }) => action === 'identity-secret.revoked',
  )
  expect(revocations).toMatchObject([{ by: owner.email, subject: agentId }])
})

test('the current one cannot be revoked', async () => {
  await rotate('none')
  const [current] = await read()
  expect((await revoke(current?.id)).body.keys).toHaveLength(1)
  expect(await statusOf(current?.key ?? '')).toBe(200)
})

test('a repetition of a rotation that names what it replaces changes nothing', async () => {
  await rotate('none')
  const [first] = await read()
  await rotate('day', first?.id)
  const rotated = await read()
  expect((await rotate('none', first?.id)).body.keys).toEqual(rotated)
  expect(await read()).toEqual(rotated)
})

test('two changes at once: neither brings back what the other has ended', async () => {
  for (let made = 0; made < 3; made++) await rotate('week')
  const [, newest, oldest] = await read()
  const { database } = world()
  const undo = replaceWorld({
    database: async (command) => {
      if (command.constructor.name === 'TransactWriteCommand') {
        undo()
        await revoke(oldest?.id)
      }
      return database(command)
    },
  })
  await revoke(newest?.id)
  expect(await read()).toHaveLength(1)
})

test('the only earlier one of an earlier version’s item stays valid until its end, and can be revoked', async () => {
  const [secret, previous] = ['vgi_now', 'vgi_before']
  const item = { agentId, secret, createdAt: NOW, previous, previousUntil: NOW + HOUR }
  await attempt([identitySecrets.putting(item)])
  expect([await statusOf(previous), await statusOf(secret)]).toEqual([200, 200])
  await revoke((await read())[1]?.id)
  expect([await statusOf(previous), await statusOf(secret)]).toEqual([403, 200])
})
