import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { sha256 } from '#lib/sha256'
import { pathsIn, replaceAt } from '#test/support/mutations'
import { BOT, channelWorld, HEADER, SECRET, says } from './channel-world.ts'
import { telegramUpdates } from './telegram-updates.ts'

const bodyOf = (update: object, update_id = 12) => JSON.stringify({ update_id, ...update })
const stored = (it: Awaited<ReturnType<typeof channelWorld>>) => [...it.rows('waiting-inbound'), ...it.rows('effect')]

test('there are at least twenty shapes of updates', () => {
  expect(Object.keys(telegramUpdates).length).toBeGreaterThan(20)
})

describe.each(Object.entries(telegramUpdates))('the update "%s"', (_, update) => {
  test('is stored once when Telegram signs it, and taken without a failure', async () => {
    const it = await channelWorld()
    const statuses = [await it.post(bodyOf(update)), await it.post(bodyOf(update))]
    expect(statuses).toEqual([200, 200])
    expect(it.rows('waiting-inbound')).toMatchObject([{ account: BOT, order: '0000000000000012' }])
    await it.work()
    expect(it.rows('waiting-inbound')).toEqual([])
  })

  test('is refused and stored nowhere with another secret, none or an empty one', async () => {
    const it = await channelWorld()
    const bitFlipped = `${SECRET.slice(0, -1)}b`
    for (const headers of [
      { [HEADER]: bitFlipped },
      { [HEADER]: 'short' },
      { [HEADER]: '' },
      { [HEADER]: sha256(SECRET) },
      {},
    ])
      expect(await it.post(bodyOf(update), headers)).toBe(401)
    expect(stored(it)).toEqual([])
  })

  test('is answered and stored nowhere when it is cut off, since Telegram would hold back all that follows for a day', async () => {
    const it = await channelWorld()
    const silence = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    for (const length of [0, 1, 20, bodyOf(update).length - 1])
      expect(await it.post(bodyOf(update).slice(0, length))).toBe(200)
    silence.mockRestore()
    expect(stored(it)).toEqual([])
  })
})

test('no mutation of an update makes the hook or its worker fail', async () => {
  const it = await channelWorld()
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const paths = Object.values(telegramUpdates).flatMap((update) =>
    pathsIn({ update_id: 0, ...update }).map((path) => ({ update, path })),
  )
  let id = 1000
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async ({ update, path }, value) => {
      const mutated = replaceAt({ update_id: ++id, ...update }, path, value)
      expect(await it.post(JSON.stringify(mutated))).toBe(200)
      await it.work()
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 150), seed: 14 },
  )
  write.mockRestore()
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('an agent that does not exist or has no bot is answered like one with another secret', async () => {
  const it = await channelWorld()
  const body = bodyOf(says('Hello'))
  expect(await it.post(body, { [HEADER]: SECRET }, 'nobodys-agent-01')).toBe(401)
  expect(await it.post(body, { [HEADER]: '' }, 'nobodys-agent-01')).toBe(401)
  expect(await it.post(body, { [HEADER]: 'no bot' }, 'nobodys-agent-01')).toBe(401)
  expect(await it.post(body, { [HEADER]: SECRET }, 'x'.repeat(3000))).toBe(401)
  expect(stored(it)).toEqual([])
})

test('a body over a megabyte is refused, and only then is it too large for anybody but Telegram', async () => {
  const it = await channelWorld()
  const body = bodyOf(says('x'.repeat(1024 * 1024)))
  expect(await it.post(body)).toBe(413)
  expect(await it.post(body, {})).toBe(401)
  expect(stored(it)).toEqual([])
})

test('an update that fits no item of the database is answered and stored nowhere', async () => {
  const it = await channelWorld()
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(await it.post(bodyOf(says('x'.repeat(400_000))))).toBe(200)
  write.mockRestore()
  expect(stored(it)).toEqual([])
})

test('when the database fails, Telegram gets no 200 and delivers again', async () => {
  let isDown = false
  const it = await channelWorld({ world: {} })
  const { replaceWorld, world } = await import('#lib/world')
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      if (isDown) throw new Error('the database is down')
      return database(command)
    },
  })
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  isDown = true
  expect(await it.post(bodyOf(says('Hello')))).toBe(500)
  isDown = false
  expect(await it.post(bodyOf(says('Hello')))).toBe(200)
  write.mockRestore()
  restore()
  expect(it.rows('waiting-inbound')).toHaveLength(1)
})

test('updates of one chat share a lane, each topic of a forum has its own', async () => {
  const it = await channelWorld()
  for (const [at, name] of [
    'mention in a group',
    'new members',
    'topic of a forum',
    'photo',
    'button on our message',
    'poll',
  ].entries())
    await it.post(bodyOf(telegramUpdates[name] ?? {}, at + 1))
  const lanes = Object.fromEntries(it.rows('waiting-inbound').map(({ order, lane }) => [Number(order), lane]))
  expect(Object.values(lanes)).toEqual(
    ['-1001234567890', '-1001234567890', '-1001234567890/4', '5550001', '5550001', '-'].map((end) => `${BOT}/${end}`),
  )
})
