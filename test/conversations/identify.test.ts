import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { heads } from '#functions/conversations/store'
import { replaceWorld } from '#lib/world'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

const IDENTIFY = 'POST /v2/public/agents/{agentId}/identify'
const START = 'POST /v2/public/agents/{agentId}/conversations'
const HISTORY = 'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
const ERASE = 'DELETE /v2/public/agents/{agentId}/conversations/{conversationId}'
const GET_SECRET = 'GET /v2/agents/{agentId}/identity-secret'
const ROTATE = 'POST /v2/agents/{agentId}/identity-secret'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let agentId = ''
let secret = ''
let agents = 0

const rotate = async (): Promise<string> =>
  (await region.invoke(ROTATE, { agentId }, { token: owner.token })).body.secret

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
})
beforeEach(async () => {
  agentId = `identity-agent-${String(++agents).padStart(3, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Known' }, { token: owner.token })
  secret = await rotate()
})
afterAll(() => region.stop())

const hashOf = (userId: string, key = secret) => createHmac('sha256', key).update(userId).digest('hex')
const identify = (userId: string, more: object = {}, token?: string) =>
  region.invoke(IDENTIFY, { agentId, userId, hash: hashOf(userId), ...more }, { token })
const start = async () => (await region.invoke(START, { agentId })).body
const history = async ({ conversationId, token }: { conversationId: string; token: string }) =>
  (await region.invoke(HISTORY, { agentId, conversationId }, { token })).body

test('a verified visitor gets the conversation of their other device', async () => {
  const laptop = await identify('ines')
  expect(laptop.body).toMatchObject({ isNew: true })
  const phone = await identify('ines')
  expect(phone.body).toMatchObject({ conversationId: laptop.body.conversationId, isNew: false })
  expect((await history(phone.body)).messages).toMatchObject([{ role: 'agent' }])
})

test('what the site says of its visitor becomes their fields, in a conversation that had begun before, too', async () => {
  const transcript = 'GET /v2/agents/{agentId}/conversations/{conversationId}'
  const fieldsOf = async (conversationId: string) =>
    (await region.invoke(transcript, { agentId, conversationId }, { token: owner.token })).body.fields
  const before = await start()
  await identify('ines', { variables: { name: 'Ines', plan: 'gold' } }, before.token)
  expect(await fieldsOf(before.conversationId)).toEqual([
    { name: 'name', value: 'Ines', from: 'website' },
    { name: 'plan', value: 'gold', from: 'website' },
  ])
  await identify('ines', { variables: { plan: 'platinum' } })
  expect(await fieldsOf(before.conversationId)).toMatchObject([{ value: 'Ines' }, { name: 'plan', value: 'platinum' }])
})

test('another user gets a conversation of their own, also in the same browser', async () => {
  const ines = (await identify('ines')).body
  const bo = (await identify('bo', {}, ines.token)).body
  expect(bo).toMatchObject({ isNew: true })
  expect(bo.conversationId).not.toBe(ines.conversationId)
})

test('a conversation that a visitor started before signing in stays theirs', async () => {
  const before = await start()
  const known = (await identify('ines', {}, before.token)).body
  expect(known).toMatchObject({ conversationId: before.conversationId, isNew: false })
  expect((await identify('ines')).body.conversationId).toBe(before.conversationId)
  expect((await identify('bo', {}, before.token)).body.conversationId).not.toBe(before.conversationId)
})

test('a wrong hash gets the same refusal as an agent without a secret, and stores nothing', async () => {
  const rows = region.rows().filter(({ kind }) => kind === 'conversation').length
  for (const hash of [hashOf('bo'), hashOf('ines', `${secret}x`), '0'.repeat(64)]) {
    const { status, body } = await identify('ines', { hash })
    expect(status).toBe(403)
    expect(body.message).toBe('This visitor could not be verified. Check the hash and the secret it was made with.')
  }
  await region.invoke(
    'POST /v2/agents/{agentId}',
    { agentId: 'identity-none-001', title: 'None' },
    { token: owner.token },
  )
  const none = await region.invoke(IDENTIFY, { agentId: 'identity-none-001', userId: 'ines', hash: hashOf('ines') })
  expect(none).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(region.rows().filter(({ kind }) => kind === 'conversation')).toHaveLength(rows)
})

test('a caller has forty tries in ten minutes', async () => {
  await atFixedTime(async () => {
    const statuses = await Promise.all(
      Array.from({ length: 45 }, async () => (await identify('ines', { hash: '0'.repeat(64) })).status),
    )
    expect(statuses.filter((status) => status === 403)).toHaveLength(40)
    expect((await identify('ines')).status).toBe(429)
  })
})

test('conversations that a verified visitor starts count with their address’s others; the open one stays theirs', async () => {
  await atFixedTime(async () => {
    const open = (await identify('ines')).body
    for (let n = 1; n < 39; n++) await start()
    const newest = (await identify('ines', { startNew: true }, open.token)).body
    expect(newest).toMatchObject({ isNew: true })
    expect(await identify('ines', { startNew: true }, newest.token)).toMatchObject({
      status: 429,
      body: { code: 'rate-limited' },
    })
    expect((await region.invoke(START, { agentId })).status).toBe(429)
    expect((await identify('ines')).body).toMatchObject({ conversationId: newest.conversationId, isNew: false })
  })
})

test('after a rotation both secrets are valid for seven days, then only the new one', async () => {
  const old = secret
  secret = await rotate()
  expect(secret).not.toBe(old)
  expect((await identify('ines', { hash: hashOf('ines', old) })).status).toBe(200)
  expect((await identify('ines')).status).toBe(200)
  const { body } = await region.invoke(GET_SECRET, { agentId }, { token: owner.token })
  expect(body).toMatchObject({ secret, previousUntil: expect.any(Number) })
  const undo = replaceWorld({ now: () => body.previousUntil })
  try {
    expect((await identify('ines', { hash: hashOf('ines', old) })).status).toBe(403)
    expect((await identify('ines')).status).toBe(200)
  } finally {
    undo()
  }
})

test.each([
  ['none', 0],
  ['hour', 3_600_000],
] as const)('a rotation can also leave the old secret the period “%s”', async (validFor, ms) => {
  const old = secret
  const start = Date.now()
  const at = async (now: number) => {
    const undo = replaceWorld({ now: () => now })
    const { status } = await identify('ines', { hash: hashOf('ines', old) })
    undo()
    return status
  }
  const undo = replaceWorld({ now: () => start })
  await region.invoke(ROTATE, { agentId, validFor }, { token: owner.token })
  undo()
  expect(await at(start + ms)).toBe(403)
  if (ms > 0) expect(await at(start + ms - 1)).toBe(200)
})

test('a restart starts a new conversation, which is the open one from then on', async () => {
  const first = (await identify('ines')).body
  const second = (await identify('ines', { startNew: true }, first.token)).body
  expect(second).toMatchObject({ isNew: true })
  expect((await identify('ines')).body.conversationId).toBe(second.conversationId)
  expect(await heads.get({ conversationId: first.conversationId })).toBeDefined()
})

test('two devices at once get one conversation', async () => {
  const both = await Promise.all([identify('ines'), identify('ines')])
  expect(new Set(both.map(({ body }) => body.conversationId)).size).toBe(1)
})

test('a visitor’s id on the site is stored nowhere, and deleting the conversation deletes the pointer to it', async () => {
  const known = (await identify('ines@example.com')).body
  expect(JSON.stringify(region.rows())).not.toContain('ines@example.com')
  await region.invoke(ERASE, { agentId, conversationId: known.conversationId }, { token: known.token })
  expect(region.rows().filter(({ kind, agentId: of }) => kind === 'verified-visitor' && of === agentId)).toEqual([])
  expect((await identify('ines@example.com')).body).toMatchObject({ isNew: true })
})

test('deleting an earlier conversation leaves a verified visitor in their newest one', async () => {
  const first = (await identify('ines')).body
  const second = (await identify('ines', { startNew: true }, first.token)).body
  await region.invoke(ERASE, { agentId, conversationId: first.conversationId }, { token: first.token })
  expect((await identify('ines')).body).toMatchObject({ conversationId: second.conversationId, isNew: false })
})

test('the secret is in no public response and in no export', async () => {
  const { body: seen } = await region.invoke('GET /public/agents/{agentId}', { agentId })
  const { body: exported } = await region.invoke('POST /rpc/exportAgentToJson', { agentId }, { token: owner.token })
  for (const answer of [seen, exported]) expect(JSON.stringify(answer)).not.toContain(secret)
})
