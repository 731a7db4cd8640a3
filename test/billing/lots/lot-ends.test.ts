import { describe, expect, test } from 'vitest'
import { paying } from '#functions/billing/paying/paying'
import { recall } from '#functions/billing/paying/recall'
import { creditsOf } from '#functions/billing/paying/sharded-account'
import { accountShards, accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { isAccountRead, lotWorld, MINUTE, OWNER, payer, START } from './lot-world.ts'

const it = lotWorld()

describe('the end of a lot', () => {
  test('brings home what lies in shards, no more of them than it lacks', async () => {
    await it.purchased(0, { 1: 200, 2: 200, 3: 200 })
    await it.grant(500)
    await it.sweep()
    await it.use(450)
    await attempt([
      accounts.changing(payer, { add: { balance: -50 } }),
      accountShards.changing({ owner: OWNER, shard: 1 }, { add: { balance: 50 } }),
    ])
    await it.sweepAt(10)
    expect([it.total(), await it.lines('expiry')]).toEqual([600, [`50 from ${OWNER} to expired`]])
    expect((await it.account())?.shards?.size).toBe(2)
  })

  test('counts what shards have used', async () => {
    await it.purchased(0, { 1: 200 })
    await it.grant(500)
    await it.sweep()
    const open = { payer, milliCredits: 150, guards: [] }
    const paid = await paying(
      { now: it.now, hint: { payer, shards: { payer: 2, day: 0 } }, open },
      ({ writes }) => writes,
    )
    if (!paid.committed || !paid.held) throw new Error('nothing is held')
    await it.settle(paid.held, 120)
    await it.sweepAt(10)
    expect(it.total()).toBe(200)
  })

  test('waits for holds that have the rest, and takes what they give back', async () => {
    await it.purchased(0)
    await it.grant(500)
    await it.sweep()
    const held = await it.hold(400)
    await it.sweepAt(10)
    expect([it.total(), await it.lines('expiry')]).toEqual([0, [`100 from ${OWNER} to expired`]])
    await it.settle(held, 150)
    await it.sweepAt(11)
    expect([it.total(), await it.lines('expiry')]).toEqual([
      0,
      [`100 from ${OWNER} to expired`, `250 from ${OWNER} to expired`],
    ])
    expect(it.due()).toEqual([])
  })

  test('does not wait for holds where purchased credits are enough: they pay for those turns', async () => {
    await it.purchased(1000)
    await it.grant(500)
    await it.sweep()
    const held = await it.hold(400)
    await it.sweepAt(10)
    expect(it.total()).toBe(600)
    await it.settle(held, 150)
    await it.sweepAt(11)
    expect([it.total(), await it.lines('expiry')]).toEqual([850, [`500 from ${OWNER} to expired`]])
  })

  test('does not count on a sum while a shard came home', async () => {
    await it.purchased(0, { 1: 200 })
    await attempt([accountShards.changing({ owner: OWNER, shard: 1 }, { add: { balance: -100, used: 100 } })])
    await it.grant(500)
    await it.sweep()
    await attempt([accountShards.changing({ owner: OWNER, shard: 1 }, { add: { balance: -90, used: 90 } })])
    it.afterFirst(isAccountRead, async () => {
      await recall(creditsOf(payer), [1], 1)
      // and is fed again, so that the list is as it was read
      await attempt([
        accounts.changing(payer, { add: { balance: -10 }, include: { shards: ['1'] } }),
        accountShards.putting({ owner: OWNER, shard: 1, balance: 10, used: 0 }),
      ])
    })
    await it.sweepAt(10)
    expect([it.total(), await it.lines('expiry')]).toEqual([100, [`410 from ${OWNER} to expired`]])
  })

  test('is over when the account has nothing left, holds included: nothing can come back, and the next lot begins', async () => {
    await it.purchased(0)
    await it.grant(500)
    it.now += 1
    await it.grant(300, START + 20 * MINUTE)
    await it.sweep()
    await attempt([accounts.changing(payer, { add: { balance: -800, entered: -800 } })])
    await it.sweepAt(10)
    expect(await it.account()).toMatchObject({ balance: 0, lotMilliCredits: 300 })
  })

  test('that two runs find at once happens once', async () => {
    await it.purchased(1000)
    await it.grant(500)
    await it.sweep()
    it.now = START + 10 * MINUTE
    await Promise.all([it.sweep(), it.sweep(), it.sweep()])
    await it.sweepAt(11)
    expect([it.total(), await it.lines('expiry')]).toEqual([1000, [`500 from ${OWNER} to expired`]])
  })
})
