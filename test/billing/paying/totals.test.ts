import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountKey } from '#functions/billing/account-key'
import { balanceOf } from '#functions/billing/credits/balance-of'
import { feed } from '#functions/billing/paying/feed'
import type { Held } from '#functions/billing/paying/money-step'
import { recall } from '#functions/billing/paying/recall'
import { creditsOf } from '#functions/billing/paying/sharded-account'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceWorld, world } from '#lib/world'
import { chargeOf, payer, payingWorld, transactions } from './paying-world.ts'

let it: ReturnType<typeof payingWorld>
beforeEach(() => {
  it = payingWorld()
})
afterEach(() => it.undo())

test('a charge whose first request arrives after its second was committed is made once', async () => {
  await it.stored(10, { 1: 100 })
  let late: DatabaseCommand | undefined
  const { restore } = transactions(async (count, command) => {
    if (count > 1) return
    late = command
    throw Object.assign(new Error('no answer'), { code: 'ECONNRESET' })
  })
  expect(await it.pay(chargeOf(50))).toMatchObject({ committed: true })
  restore()
  expect(it.total()).toBe(60)
  if (!late) throw new Error('nothing was sent')
  await expect(it.send(late)).rejects.toThrow()
  expect(it.total()).toBe(60)
})

test('a total reads the shards only where the main item alone does not decide', async () => {
  await it.stored(100, { 1: 50, 2: 7 })
  const reads: string[] = []
  const real = world().database
  const restore = replaceWorld({
    database: (command) => {
      reads.push(command.constructor.name)
      return real(command)
    },
  })
  expect(await balanceOf(payer, 100)).toBe(100)
  expect(reads).toEqual(['GetCommand'])
  expect(await balanceOf(payer, 101)).toBe(157)
  expect(await balanceOf(payer)).toBe(157)
  restore()
})

test('a total counts a shard that comes home while it is read once', async () => {
  await it.stored(100, { 1: 50, 2: 7 })
  const { pk } = accountKey(payer)
  const real = world().database
  let reads = 0
  const restore = replaceWorld({
    database: async (command) => {
      const answer = await real(command)
      const { Key } = command.input as { Key?: { pk: string; sk: string } }
      if (Key?.pk === pk && command.constructor.name === 'GetCommand' && ++reads === 1)
        await recall(creditsOf(payer), [1], 1)
      return answer
    },
  })
  expect(await balanceOf(payer)).toBe(157)
  restore()
})

test('a total counts what goes to a shard while it is read once', async () => {
  await it.stored(1000, { 1: 50, 2: 7 })
  const real = world().database
  let reads = 0
  const restore = replaceWorld({
    database: async (command) => {
      if (command.constructor.name === 'BatchGetCommand' && ++reads === 1)
        expect(await feed(creditsOf(payer), 2, { hold: 20, cap: undefined, now: it.now() })).toBe(true)
      return real(command)
    },
  })
  expect(await balanceOf(payer)).toBe(1057)
  restore()
})

test('a hold whose shard has come home pays for the next one, with as good as no credits elsewhere', async () => {
  await it.stored(700)
  const held: Held = { payer, milliCredits: 300, reserved: [], shard: 1 }
  const outcome = await it.pay({ close: { held }, open: { payer, milliCredits: 900, guards: [] } }, 0)
  expect(outcome.committed).toBe(true)
  expect(it.total()).toBe(100)
})

test('where a cap is reached and the credits lie in a shard, only the cap is what refuses', async () => {
  await it.stored(0, { 1: 1_000_000 })
  const guard = { scope: { agentId: 'a', visitor: 'v' }, day: '2027-01-15', cap: 10 }
  await it.pay({ open: { payer, milliCredits: 10, guards: [guard] } })
  const outcome = await it.pay({ open: { payer, milliCredits: 100, guards: [guard] } }, 0)
  expect(outcome.committed ? [] : outcome.refused.map(({ label }) => label)).toEqual(['spend'])
})
