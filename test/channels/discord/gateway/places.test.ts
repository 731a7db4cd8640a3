import { expect, onTestFinished, test, vi } from 'vitest'
import type { GatewayRequest } from '#functions/channels/discord/messages/gateway-request'
import { boundedMap } from '#functions/channels/discord-gateway/bounded-map'
import { dispatchReader } from '#functions/channels/discord-gateway/dispatched'
import { findPlaces } from '#functions/channels/discord-gateway/read-channels'
import { replaceWorld } from '#lib/world'

const OURS = '900'
const CHANNEL = '100'
const HOOK = { url: 'https://parley.example/hook', secret: 's'.repeat(64) }

const json = (status: number, body: object) => ({
  kind: 'answered' as const,
  status,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
})
const thread = json(200, { type: 11, parent_id: CHANNEL })

/** A hook that knows one channel of one server, and a Discord that answers by id; both at their HTTP. */
const world = (discord: (id: string) => ReturnType<typeof json> | undefined = () => thread, most?: number) => {
  const it = {
    now: 1_800_000_000_000,
    discord,
    /** Ids that Discord was asked about, when, and how many at once at most. */
    asked: [] as { readonly id: string; readonly at: number }[],
    atOnce: 0,
    hookAsked: [] as string[],
  }
  let open = 0
  const undo = replaceWorld({
    now: () => it.now,
    sleep: async (ms) => {
      it.now += ms
    },
    call: async ({ url, body }) => {
      if (url === HOOK.url) {
        const request = JSON.parse(String(body)) as Extract<GatewayRequest, { kind: 'channels' }>
        it.hookAsked.push(...request.ids)
        return json(200, {
          read: request.ids.includes(CHANNEL) ? [{ id: CHANNEL, messages: 'all' }] : [],
          guilds: (request.guilds ?? []).filter((id) => id === OURS),
        })
      }
      const id = url.split('/').at(-1) ?? ''
      it.asked.push({ id, at: it.now })
      it.atOnce = Math.max(it.atOnce, ++open)
      await new Promise((resolve) => setImmediate(resolve))
      open -= 1
      return it.discord(id) ?? { kind: 'failed', mayHaveArrived: true, reason: 'timeout' }
    },
  })
  onTestFinished(undo)
  const places = findPlaces(HOOK, 'token', most)
  const find = (ids: readonly string[], guildId = OURS) => places(ids.map((channelId) => ({ channelId, guildId })))
  return Object.assign(it, { find })
}
const many = (count: number, from = 1000) => Array.from({ length: count }, (_, at) => String(from + at))

test('Discord is asked about nothing in a server without a connected channel', async () => {
  const it = world()
  expect(await it.find(many(200), '901')).toEqual(new Map())
  expect(it.asked).toEqual([])
  expect(await it.find(['7', CHANNEL])).toEqual(
    new Map([
      ['7', { channel: CHANNEL, thread: '7', messages: 'all' }],
      [CHANNEL, { channel: CHANNEL, messages: 'all' }],
    ]),
  )
  expect(it.asked.map(({ id }) => id)).toEqual(['7'])
})

test('several threads are asked about at once, five at most, ten a second, and each once', async () => {
  const it = world()
  expect(await it.find(many(50))).toHaveProperty('size', 50)
  expect(it.atOnce).toBeGreaterThan(1)
  expect(it.atOnce).toBeLessThanOrEqual(5)
  for (const { at: from } of it.asked)
    expect(it.asked.filter(({ at }) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(10)
  await it.find(many(50))
  expect(it.asked).toHaveLength(50)
})

test('a refusal for too many calls is waited out: nothing is asked before the time that Discord says', async () => {
  const it = world(() => json(429, { message: 'You are being rate limited.', retry_after: 3.2 }))
  expect(await it.find(many(20))).toBe('unknown')
  const before = it.asked.length
  expect(before).toBeLessThanOrEqual(5)
  it.discord = () => thread
  it.now = Math.max(...it.asked.map(({ at }) => at)) + 3_199
  expect(await it.find(many(20))).toBe('unknown')
  expect(it.asked).toHaveLength(before)
  it.now += 1
  expect(await it.find(many(20))).toHaveProperty('size', 20)
})

test('an id that Discord refuses is set aside for ten minutes, then asked about again', async () => {
  const it = world(() => json(403, { message: 'Missing Access', code: 50001 }))
  for (let times = 0; times < 3; times++) expect(await it.find(['7'])).toEqual(new Map())
  expect(it.asked).toHaveLength(1)
  it.discord = () => thread
  it.now += 10 * 60_000
  expect(await it.find(['7'])).toHaveProperty('size', 1)
})

test('an id that keeps failing holds up the others for a minute, and is then set aside', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const it = world((id) => (id === '7' ? undefined : thread))
  expect(await it.find(['7', '8'])).toBe('unknown')
  it.now += 59_000
  expect(await it.find(['7', '8'])).toBe('unknown')
  it.now += 1_000
  expect(await it.find(['7', '8'])).toEqual(new Map([['8', { channel: CHANNEL, thread: '8', messages: 'all' }]]))
  const asked = it.asked.length
  await it.find(['7', '8'])
  expect(it.asked).toHaveLength(asked)
  write.mockRestore()
})

test('what is kept of channels, threads and refusals is bounded: the oldest is forgotten and asked about again', async () => {
  const it = world((id) => (id === '7' ? json(404, { message: 'Unknown Channel', code: 10003 }) : thread), 10)
  await it.find(['7'])
  await it.find(['8'])
  for (let at = 0; at < 10; at++) await it.find(many(5, 2000 + at * 5))
  it.asked.length = 0
  it.hookAsked.length = 0
  await it.find(['7', '8', '2049'])
  expect(it.asked.map(({ id }) => id)).toEqual(['7', '8'])
  expect(it.hookAsked).toEqual(expect.arrayContaining(['7', '8']))
})

test('a map of the process keeps its newest entries, however many there were', () => {
  const map = boundedMap<number, string>(100)
  for (let at = 0; at < 10_000; at++) map.set(at, `${at}`)
  expect(map.size()).toBe(100)
  expect([map.get(9_899), map.get(9_900), map.get(9_999)]).toEqual([undefined, '9900', '9999'])
  // set again, it is the newest
  map.set(9_900, 'again')
  map.set(10_000, 'new')
  expect([map.get(9_900), map.get(9_901)]).toEqual(['again', undefined])
})

test('authors of messages are remembered up to a bound', () => {
  const read = dispatchReader(2)
  const place = { channel_id: CHANNEL, guild_id: OURS }
  for (const id of ['1', '2', '3'])
    read('MESSAGE_CREATE', { ...place, id, type: 0, author: { id: '5' }, content: 'Hi', mentions: [], attachments: [] })
  const authors = read('MESSAGE_DELETE_BULK', { ...place, ids: ['1', '2', '3'] }).map((one) => 'author' in one)
  expect(authors).toEqual([false, true, true])
})
