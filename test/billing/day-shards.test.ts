import { afterEach, beforeEach, expect, test } from 'vitest'
import { feed } from '#functions/billing/paying/feed'
import type { Held, MoneyStep } from '#functions/billing/paying/money-step'
import { paying } from '#functions/billing/paying/paying'
import { recall } from '#functions/billing/paying/recall'
import { dayOf } from '#functions/billing/paying/sharded-account'
import { spentToday } from '#functions/billing/spend-guards/spent-today'
import { spendShards, spends } from '#functions/billing/spend-guards/store'
import { accounts } from '#functions/billing/store'
import { replaceWorld, world } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { seededRandom } from '#test/support/worlds/seeded-random'

const payer: Payer = { kind: 'workspace', id: 'w' }
const scope = { agentId: 'agent-1234567890' }
const DAY = '2027-01-15'
const NOW = Date.parse(`${DAY}T08:00:00Z`)
const count = { scope: `AGT#${scope.agentId}`, day: DAY }

let now: number
let database: ReturnType<typeof inMemoryDatabase>
let undo: () => void
beforeEach(async () => {
  Object.assign(process.env, { TABLE_NAME: 'days', REGION_NAME: 'eu' })
  now = NOW
  database = inMemoryDatabase()
  undo = replaceWorld({ database: database.send, now: () => now, sleep: async () => undefined })
  await accounts.save({ ...payer, balance: 100_000_000, hasEverPaid: true })
})
afterEach(() => undo())

const stepUnder = (cap: number, shards: number): Pick<MoneyStep, 'now' | 'hint'> & { guards: MoneyGuards } => ({
  now,
  hint: { payer, shards: { payer: 0, day: shards } },
  guards: [{ scope, day: DAY, cap }],
})
type MoneyGuards = NonNullable<MoneyStep['open']>['guards']

const take = async (milliCredits: number, cap: number, shards: number): Promise<Held | 'refused'> => {
  const { guards, ...step } = stepUnder(cap, shards)
  const paid = await paying({ ...step, open: { payer, milliCredits, guards } }, ({ writes }) => writes)
  if (!paid.committed) expect(paid.refused.map(({ label }) => label)).toEqual(['spend'])
  return (paid.committed && paid.held) || 'refused'
}
let lines = 0
const settle = (held: Held, milliCredits: number, shards = 4) => {
  const { guards: _, ...step } = stepUnder(0, shards)
  const use = { id: `line-${lines++}`, milliCredits, reason: 'turn', agentId: scope.agentId } as const
  return paying({ ...step, close: { held, use } }, ({ writes }) => writes)
}
const counted = async () => (await spends.get(count, { consistent: true }))?.milliCredits ?? 0
const given = () =>
  database.items('days').reduce((sum, { kind, left }) => (kind === 'spend-shard' ? sum + Number(left) : sum), 0)

test('a day’s shard is fed forty holds, which count against the cap at once and not as spent', async () => {
  const held = await take(100, 100_000, 4)
  expect(held).toMatchObject({ reserved: [{ scope, day: DAY, shard: expect.any(Number) }] })
  expect([await counted(), given()]).toEqual([4000, 3900])
  expect(await spentToday(scope, 4000)).toBe(100)
  if (held !== 'refused') await settle(held, 30)
  expect([await counted(), given(), await spentToday(scope, 4001)]).toEqual([4000, 3970, 4000])
  expect(await spentToday(scope, 4000)).toBe(30)
})

test('what was spent is counted once while shards come home or are fed', async () => {
  await take(100, 100_000, 4)
  const day = dayOf({ scope, day: DAY })
  const real = world().database
  for (const change of [
    () => recall(day, [0, 1, 2, 3], Number.POSITIVE_INFINITY),
    async () => void (await feed(day, 2, { hold: 100, cap: 100_000, now })),
  ]) {
    await feed(day, 3, { hold: 100, cap: 100_000, now })
    let reads = 0
    const restore = replaceWorld({
      database: async (command) => {
        if (command.constructor.name === 'BatchGetCommand' && ++reads === 1) await change()
        return real(command)
      },
    })
    expect(await spentToday(scope, 100)).toBe(100)
    restore()
  }
})

test('a cap that does not cover forty-one holds feeds no shard, not even the first', async () => {
  expect(await take(100, 4099, 4)).toMatchObject({ reserved: [{ scope, day: DAY }] })
  expect([await counted(), given()]).toEqual([100, 0])
})

test('what lies in shards comes home before a cap refuses', async () => {
  for (let turn = 0; turn < 50; turn++) expect(await take(100, 5000, 4)).not.toBe('refused')
  expect(await take(100, 5000, 4)).toBe('refused')
  expect([await counted(), given()]).toEqual([5000, 0])
})

test('only the count itself gives its last hold whole, not each of its shards', async () => {
  for (let time = 0; time < 10; time++) {
    await spends.save({ ...count, milliCredits: 5000, shards: new Set(['0', '1']) })
    for (const shard of [0, 1]) await spendShards.save({ ...count, shard, left: 50, cap: 5000 })
    expect(await take(100, 5000, 2)).not.toBe('refused')
    expect(await take(100, 5000, 2)).toBe('refused')
  }
})

test('a hold of yesterday goes back to yesterday', async () => {
  const held = await take(100, 100_000, 4)
  now += 24 * 3_600_000
  if (held === 'refused') throw new Error('refused')
  await settle(held, 40)
  expect([await counted(), given()]).toEqual([4000, 3960])
  expect(await spentToday(scope, 4000)).toBe(0)
})

test('a cap that is lowered during the day holds for what lies in shards too', async () => {
  for (let turn = 0; turn < 10; turn++) await take(100, 100_000, 4)
  const before = (await counted()) - given()
  expect(before).toBe(1000)
  for (let turn = 0; turn < 5; turn++) expect(await take(100, 1500, 4)).not.toBe('refused')
  expect(await take(100, 1500, 4)).toBe('refused')
  expect((await counted()) - given()).toBe(1500)
})

test('what an older copy of the agent feeds under a higher cap gives nothing under the lower one', async () => {
  await spends.save({ ...count, milliCredits: 1000, shards: new Set(['0']) })
  await spendShards.save({ ...count, shard: 0, left: 50, cap: 1500 })
  // by a worker that has not read the agent again since its cap was lowered
  expect(await feed(dayOf({ scope, day: DAY }), 0, { hold: 100, cap: 100_000, now })).toBe(true)
  expect([await counted(), given()]).toEqual([5000, 4050])
  for (let turn = 0; turn < 10; turn++) await take(100, 1500, 1)
  expect([await counted(), given()]).toEqual([1550, 0])
})

test('a cap that is raised during the day counts at once', async () => {
  for (let turn = 0; turn < 50; turn++) await take(100, 5000, 4)
  expect(await take(100, 5000, 4)).toBe('refused')
  now += 5001
  for (let turn = 0; turn < 50; turn++) expect(await take(100, 10_000, 4)).not.toBe('refused')
  expect(await take(100, 10_000, 4)).toBe('refused')
})

test('random days pass their cap by less than one hold, and refuse nothing before it', async () => {
  const wrong: string[] = []
  for (let seed = 1; seed <= 60; seed++) {
    database = inMemoryDatabase()
    const random = seededRandom(seed)
    const restore = replaceWorld({ database: database.send, randomBytes: random.bytes })
    await accounts.save({ ...payer, balance: 100_000_000, hasEverPaid: true })
    let cap = 41_000 + random.below(30_000)
    const shards = random.pick([4, 16])
    const running: Held[] = []
    let cost = 0
    for (let step = 0; step < 120; step++) {
      now += random.below(2000)
      if (random.chance(0.02)) cap = 20_000 + random.below(60_000)
      if (random.chance(0.4) && running.length > 0) {
        const held = running.splice(random.below(running.length), 1)[0]
        const used = random.below(1001)
        if (held) await settle(held, used, shards)
        cost += used
      } else {
        const spent = cost + 1000 * running.length
        const held = await take(1000, cap, shards)
        if ((held === 'refused') !== spent >= cap) wrong.push(`${seed}: ${spent} of ${cap} and ${JSON.stringify(held)}`)
        if (held !== 'refused') running.push(held)
      }
    }
    if ((await counted()) - given() !== cost + 1000 * running.length) wrong.push(`${seed}: the count is wrong`)
    const { shards: listed = new Set<string>() } = (await spends.get(count, { consistent: true })) ?? {}
    const exist = await spendShards.getMany(Array.from({ length: 16 }, (_, shard) => ({ ...count, shard })))
    if (listed.size !== exist.length || exist.some(({ left }) => left < 0))
      wrong.push(`${seed}: shards are not as listed`)
    restore()
  }
  expect(wrong).toEqual([])
})
