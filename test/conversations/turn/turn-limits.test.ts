import { afterEach, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { turnLimits } from '#functions/conversations/turn/rate/turn-limits'
import { attempt } from '#lib/database/commit'
import type { DatabaseCommand } from '#lib/database/database-command'
import { rates } from '#lib/http/rates'
import { replaceWorld, world } from '#lib/world'
import { turnChat } from '#test/support/worlds/turn-chat'

const AGENT = 'turns#agent#agent-1234567890'
const PAYER = 'turns#payer#workspace#workspace-1'

afterEach(() => {
  delete process.env.RESERVED_CONCURRENCY
})

/** A conversation on one worker, with a window of ten seconds in which so many turns were counted already. */
const counted = async (scope: string, count: number) => {
  let limits = turnLimits()
  const current: typeof limits = {
    retryAfter: (turn) => limits.retryAfter(turn),
    count: (turn) => limits.count(turn),
  }
  const chat = await turnChat({ ports: { turnLimits: current } })
  const window = Math.floor(chat.chat.clock.now / 10_000)
  await rates.save({ scope, window, count, ttl: 2_000_000_000 })
  const moveToAnotherWorker = () => {
    limits = turnLimits()
  }
  return { ...chat, moveToAnotherWorker }
}

test.each([
  ['an agent’s', AGENT, 249],
  ['a payer’s', PAYER, 269],
])(
  'past %s rate nothing is stored or asked of a model until the window ends, and it is counted for the team',
  async (_, scope, count) => {
    const { chat, send, transcript } = await counted(scope, count)
    chat.clock.now += 2_000
    await send('The last one')
    const kept = await transcript()
    const before = await chat.balance()
    await expect(send('One too many')).rejects.toMatchObject({ code: 'rate-limited', details: { retryAfter: 8 } })
    await expect(send('And again')).rejects.toMatchObject({ code: 'rate-limited' })
    const after = await transcript()
    expect(after.filter(({ notice }) => notice !== 'refused')).toEqual(kept)
    expect(after.filter(({ notice }) => notice === 'refused')).toMatchObject([{ count: 2 }])
    expect(await chat.balance()).toBe(before)
    chat.clock.now += 8_000
    expect((await send('One too many')).events.at(-1)).toMatchObject({ type: 'state', continue: true })
  },
)

test.each([
  ['an agent’s', AGENT, 250, 84],
  ['a payer’s', PAYER, 270, 91],
])('with fewer streams %s rate is the same share of them', async (_, scope, ordinary, fewer) => {
  const { send } = await counted(scope, fewer - 2)
  process.env.RESERVED_CONCURRENCY = '200'
  await send('One before the last')
  await send('The last one')
  await expect(send('One too many')).rejects.toMatchObject({ code: 'rate-limited' })
  expect(fewer / ordinary).toBeCloseTo(200 / 592, 2)
})

test('each worker passes a limit by one message at most', async () => {
  const { send, moveToAnotherWorker } = await counted(AGENT, 249)
  await send('The last one')
  moveToAnotherWorker()
  expect((await send('By another worker')).events.at(-1)).toMatchObject({ type: 'state' })
  await expect(send('By it again')).rejects.toMatchObject({ code: 'rate-limited' })
})

test('a payer who has paid has ten times the rate', async () => {
  const { chat, send } = await counted(AGENT, 2_000)
  await attempt([accounts.changing(chat.agent.payer, { set: { hasEverPaid: true } })])
  await send('One')
  expect((await send('Another')).events.at(-1)).toMatchObject({ type: 'state' })
})

test('the count runs beside the turn’s two serial round trips', async () => {
  let [trips, depth, inFlight] = [0, 0, 0]
  const { send } = await turnChat({ ports: { turnLimits: turnLimits() } })
  const real = world().database
  const restore = replaceWorld({
    database: async (command: DatabaseCommand) => {
      // the turn does not wait for the outbox's deletions
      if (command.constructor.name !== 'DeleteCommand' && inFlight === 0) trips++
      inFlight++
      depth = Math.max(depth, inFlight)
      await new Promise((go) => setImmediate(go))
      const answer = await real(command)
      inFlight--
      return answer
    },
  })
  await send('How much is it?')
  restore()
  expect([trips, depth]).toEqual([2, 5])
})

test('a count that fails refuses nothing', async () => {
  const { chat, send, kinds } = await counted(AGENT, 249)
  const real = world().database
  const restore = replaceWorld({
    database: async (command: DatabaseCommand) => {
      if (JSON.stringify(command.input).includes('RATE#turns')) throw new Error('throttled')
      return real(command)
    },
  })
  for (const text of ['One', 'Two', 'Three']) expect((await send(text)).events.at(-1)).toMatchObject({ type: 'state' })
  restore()
  expect(await chat.head()).toMatchObject({ answered: 3 })
  expect(kinds('rate')).toMatchObject([{ scope: AGENT, count: 249 }])
})
