import { describe, expect, test } from 'vitest'
import { beginLot } from '#functions/billing/lots/begin-lot'
import { endLot } from '#functions/billing/lots/end-lot'
import { recall } from '#functions/billing/paying/recall'
import { creditsOf } from '#functions/billing/paying/sharded-account'
import { accountShards, accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { isAccountRead, lotWorld, MINUTE, OWNER, payer, START } from './lot-world.ts'

const it = lotWorld()

describe('a lot that meets others', () => {
  test('begins with all it has when another is granted while it begins', async () => {
    await it.purchased(100)
    await it.grant(500)
    it.now += 1
    it.afterFirst(isAccountRead, () => it.grant(300, START + 20 * MINUTE))
    await beginLot(payer)
    await it.sweepAt(10)
    await it.sweepAt(20)
    expect([it.total(), await it.lines('expiry')]).toEqual([
      100,
      [`500 from ${OWNER} to expired`, `300 from ${OWNER} to expired`],
    ])
  })

  test('pays the debt that it met first, whatever is purchased before it begins', async () => {
    await it.purchased(-200)
    await it.grant(500)
    await attempt([accounts.changing(payer, { add: { balance: 1000, entered: 1000 } })])
    await it.sweep()
    await it.sweepAt(10)
    expect([it.total(), await it.lines('expiry')]).toEqual([1000, [`300 from ${OWNER} to expired`]])
  })

  test('is taken once by two runs, although credits enter between them', async () => {
    await it.purchased(0)
    await it.grant(500)
    await it.sweep()
    const held = await it.hold(400)
    it.now = START + 10 * MINUTE
    it.afterFirst(isAccountRead, async () => {
      await endLot(payer)
      await it.settle(held, 395)
      await attempt([accounts.changing(payer, { add: { balance: 1000, entered: 1000 } })])
    })
    await endLot(payer)
    expect(it.total()).toBe(1000)
    // both of one millisecond, so in any order
    expect((await it.lines('expiry')).toSorted()).toEqual([
      `100 from ${OWNER} to expired`,
      `5 from ${OWNER} to expired`,
    ])
  })

  test('is not ended by a run that read the account before its time was over', async () => {
    await it.purchased(1000, { 1: 0 })
    await it.grant(500)
    await it.sweep()
    it.now = START + 9 * MINUTE
    it.afterFirst(isAccountRead, async () => {
      await it.use(200)
      it.now = START + 10 * MINUTE
    })
    expect(await endLot(payer)).toBe('running')
    await endLot(payer)
    expect([it.total(), await it.lines('expiry')]).toEqual([1000, [`300 from ${OWNER} to expired`]])
  })

  test('brings no shard home for what one that came home had used', async () => {
    await it.purchased(0, { 1: 0, 2: 100, 3: 100 })
    await it.grant(500)
    await it.sweep()
    // all of it was used, by a shard that the account fed
    await attempt([
      accounts.changing(payer, { add: { balance: -500 } }),
      accountShards.changing({ owner: OWNER, shard: 1 }, { add: { used: 450, balance: 50 } }),
    ])
    it.now = START + 10 * MINUTE
    it.afterFirst(isAccountRead, () => recall(creditsOf(payer), [1], 1))
    await endLot(payer)
    expect([it.total(), await it.lines('expiry')]).toEqual([200, [`50 from ${OWNER} to expired`]])
    expect((await it.account())?.shards).toEqual(new Set(['2', '3']))
  })
})
