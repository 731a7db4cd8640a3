import { expect, test, vi } from 'vitest'
import { isGatewayConnected } from '#functions/channels/discord/messages/gateway-state'
import { forgetApplication } from '#functions/channels/discord/published-application'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { gatewayWorld, SECRET } from './gateway-world.ts'

type World = Awaited<ReturnType<typeof gatewayWorld>>

const ANN = { id: '401122334455667788', username: 'ann', global_name: 'Ann' }
const messageOf = (it: World, more: object = {}) => ({
  event: 'created',
  botId: it.discord.app,
  channel: it.discord.id,
  message: { id: '1300000000000000001', type: 0, author: ANN, content: 'Are you open?', ...more },
})
const deliver = (...events: object[]) => JSON.stringify({ kind: 'deliver', events })
const stored = (it: World) => [...it.rows('waiting-inbound'), ...it.rows('effect')]
const SIGNATURE = 'x-gateway-signature'
const TIMESTAMP = 'x-gateway-timestamp'
const flipped = (hex = '') => `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}`

test('what the process signed is stored once, however often it comes', async () => {
  const it = await gatewayWorld({ answers: 'all' })
  const body = deliver(messageOf(it))
  for (let times = 0; times < 3; times++)
    expect(await it.post(it.signed(body), body)).toEqual({ status: 200, body: '{}' })
  expect(it.waiting()).toBe(1)
})

test('is refused and stored nowhere with another signature, another secret, none, or other bytes', async () => {
  const it = await gatewayWorld({ answers: 'all' })
  const body = deliver(messageOf(it))
  const made = it.signed(body)
  const { [SIGNATURE]: _, ...unsigned } = made
  const { [TIMESTAMP]: __, ...undated } = made
  const refused = [
    await it.post({ ...made, [SIGNATURE]: flipped(made[SIGNATURE]) }, body),
    await it.post({ ...made, [SIGNATURE]: '' }, body),
    await it.post({ ...made, [SIGNATURE]: (made[SIGNATURE] ?? '').slice(0, 62) }, body),
    await it.post(it.signed(body, { secret: 't'.repeat(64) }), body),
    await it.post(it.signed(body, { secret: '' }), body),
    await it.post(unsigned, body),
    await it.post(undated, body),
    await it.post({ ...made, [TIMESTAMP]: String(Number(made[TIMESTAMP]) + 1) }, body),
    await it.post(made, body.replace('open', 'shut')),
    await it.post(made, ''),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401))
  expect(stored(it)).toEqual([])
})

test('is refused when it was signed more than five minutes ago, or is from the future', async () => {
  const it = await gatewayWorld({ answers: 'all' })
  const body = deliver(messageOf(it))
  for (const offsetMs of [-301_000, 301_000, -86_400_000, 86_400_000])
    expect((await it.post(it.signed(body, { offsetMs }), body)).status).toBe(401)
  expect(stored(it)).toEqual([])
  for (const offsetMs of [-299_000, 299_000])
    expect((await it.post(it.signed(body, { offsetMs }), body)).status).toBe(200)
})

test.each(['', 'short'])(
  'without a secret, or with one that can be guessed, everything is refused: “%s”',
  async (secret) => {
    const it = await gatewayWorld({ answers: 'all' })
    replaceAppSecrets(secret === '' ? {} : { discordGatewaySecret: secret })
    const body = deliver(messageOf(it))
    expect((await it.post(it.signed(body, { secret }), body)).status).toBe(401)
    expect((await it.post(it.signed(body, { secret: SECRET }), body)).status).toBe(401)
    expect(stored(it)).toEqual([])
  },
)

test('messages of channels that nobody has connected, or that answer /ask alone, are not kept', async () => {
  const it = await gatewayWorld({ answers: 'commands' })
  const elsewhere = { ...messageOf(it), channel: '111111111111111111' }
  const body = deliver(messageOf(it), elsewhere)
  expect((await it.post(it.signed(body), body)).status).toBe(200)
  expect(stored(it)).toEqual([])
  const asked = JSON.stringify({ kind: 'channels', ids: [it.discord.id, '111111111111111111'] })
  expect((await it.post(it.signed(asked), asked)).body).toBe('{"read":[],"guilds":[]}')
})

test('a message that the owner’s choice leaves unanswered is not kept, whatever the process knew', async () => {
  const it = await gatewayWorld()
  const [id, channel] = [it.discord.app, it.discord.id]
  const body = deliver(
    messageOf(it),
    messageOf(it, { id: '1300000000000000002', mentions: [{ id }] }),
    messageOf(it, { id: '1300000000000000003', referenced_message: { author: { id } } }),
    messageOf(it, { id: '1300000000000000004', referenced_message: { author: ANN } }),
    { ...messageOf(it), channel: channel.replace(/.$/, '0') },
  )
  expect((await it.post(it.signed(body), body)).status).toBe(200)
  expect(it.waiting()).toBe(2)
})

test('a channel of an own app is not said to be read, and what is posted of it is not kept', async () => {
  const it = await gatewayWorld({ answers: 'all', appKey: 'own-1' })
  const asked = JSON.stringify({ kind: 'channels', ids: [it.discord.id], guilds: [it.guildId] })
  expect((await it.post(it.signed(asked), asked)).body).toBe('{"read":[],"guilds":[]}')
  const body = deliver(messageOf(it))
  expect((await it.post(it.signed(body), body)).status).toBe(200)
  expect(stored(it)).toEqual([])
})

test('the process is told how a channel is read, and which servers have one', async () => {
  const it = await gatewayWorld()
  const asked = JSON.stringify({ kind: 'channels', ids: [it.discord.id, '1'], guilds: [it.guildId, '2'] })
  expect(JSON.parse((await it.post(it.signed(asked), asked)).body)).toEqual({
    read: [{ id: it.discord.id, messages: 'mentioned', webhookId: expect.stringMatching(/^\d+$/) }],
    guilds: [it.guildId],
  })
})

test('an event that cannot be read holds up none of the others', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const it = await gatewayWorld({ answers: 'all' })
  const body = deliver({ event: 'created' }, 7 as never, messageOf(it))
  expect((await it.post(it.signed(body), body)).status).toBe(200)
  expect(it.waiting()).toBe(1)
  for (const other of ['nothing', '{"kind":"tomorrow"}', '[]'])
    expect((await it.post(it.signed(other), other)).status).toBe(400)
  write.mockRestore()
})

test('a shard is connected while its process says so, and for a minute and a half at most', async () => {
  const it = await gatewayWorld()
  const report = async (state: string, shard = [0, 1]) => {
    const body = JSON.stringify({ kind: 'report', shard, state })
    expect((await it.post(it.signed(body), body)).status).toBe(200)
  }
  const connected = (guild?: string) => isGatewayConnected(guild, it.clock.now)
  expect(await connected()).toBe(false)
  await report('connected')
  expect(await connected()).toBe(true)
  it.clock.now += 91_000
  expect(await connected()).toBe(false)
  await report('connecting')
  expect(await connected()).toBe(false)
  // of two shards each has its servers
  await report('connected', [0, 2])
  await report('connecting', [1, 2])
  const [even, odd] = [4n, 5n].map((shard) => String(shard << 22n))
  expect([await connected(even), await connected(odd)]).toEqual([true, false])
})

test('a session is given to the next process with as many shards, and to no other', async () => {
  const it = await gatewayWorld()
  const send = async (request: object) => {
    const body = JSON.stringify(request)
    return JSON.parse((await it.post(it.signed(body), body)).body) as object
  }
  const session = { id: 's1', resumeUrl: 'wss://resume.example', botId: '7', seq: 41 }
  expect(await send({ kind: 'begin', shard: [0, 1] })).toEqual({})
  await send({ kind: 'report', shard: [0, 1], state: 'connecting', session })
  expect(await send({ kind: 'begin', shard: [0, 1] })).toEqual({ session })
  expect(await send({ kind: 'begin', shard: [0, 2] })).toEqual({})
  forgetApplication()
})
