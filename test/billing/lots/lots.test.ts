import { describe, expect, test } from 'vitest'
import { waitingLots } from '#functions/billing/lots/store'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { lotWorld, MINUTE, OWNER, payer, START } from './lot-world.ts'

const it = lotWorld()

describe('a lot', () => {
  test('ends with what nobody used of it, and leaves what was purchased', async () => {
    await it.purchased(1000)
    await it.grant(500)
    await it.sweep()
    await it.use(200)
    await it.sweepAt(9)
    expect(it.total()).toBe(1300)
    await it.sweepAt(10)
    expect([it.total(), await it.lines('expiry')]).toEqual([1000, [`300 from ${OWNER} to expired`]])
    const ended = { endedLotId: expect.any(String), endedLotTaken: 300 }
    expect(await it.account()).toEqual({
      balance: 1000,
      entered: 1200,
      used: 200,
      hasEverPaid: true,
      writes: 1,
      ...ended,
    })
    await it.sweepAt(11)
    expect([it.total(), it.due()]).toEqual([1000, []])
  })

  test('that was used up ends without a line, and purchased credits pay for the rest', async () => {
    await it.purchased(1000)
    await it.grant(500)
    await it.sweep()
    await it.use(700)
    await it.sweepAt(10)
    expect([it.total(), await it.lines('expiry')]).toEqual([800, []])
  })

  test('counts what was used after purchased credits were gone, while it waited', async () => {
    await it.purchased(100)
    await it.grant(500)
    await it.use(250)
    await it.sweep()
    await it.use(50)
    await it.sweepAt(10)
    expect([it.total(), await it.lines('expiry')]).toEqual([0, [`300 from ${OWNER} to expired`]])
  })

  test('does not count what purchased credits paid while it waited', async () => {
    await it.purchased(1000)
    await it.grant(500)
    await it.use(250)
    await it.sweep()
    await it.sweepAt(10)
    expect(it.total()).toBe(750)
  })

  test('pays the debt that it met', async () => {
    await it.purchased(-200)
    await it.grant(500)
    await it.sweep()
    await attempt([accounts.changing(payer, { add: { balance: 1000, entered: 1000 } })])
    await it.sweepAt(10)
    expect([it.total(), await it.lines('expiry')]).toEqual([1000, [`300 from ${OWNER} to expired`]])
  })

  test('begins when the one before is closed, in the same run, and each ends by itself', async () => {
    await it.purchased(100)
    await it.grant(500, START + 10 * MINUTE)
    it.now += 1
    await it.grant(300, START + 20 * MINUTE)
    await it.sweep()
    expect((await it.account())?.lotMilliCredits).toBe(500)
    await it.use(600)
    await it.sweepAt(10)
    expect((await it.account())?.lotMilliCredits).toBe(300)
    await it.use(120)
    await it.sweepAt(20)
    expect([it.total(), await it.lines('expiry')]).toEqual([0, [`180 from ${OWNER} to expired`]])
    expect((await waitingLots.list(OWNER, 'LOT#')).items).toEqual([])
  })

  test('whose time passed while it waited ends as soon as it begins', async () => {
    await it.purchased(100)
    await it.grant(500, START + 2 * MINUTE)
    it.now += 1
    await it.grant(300, START + MINUTE)
    await it.sweepAt(1)
    await it.sweepAt(3)
    expect(it.total()).toBe(100)
    await it.sweepAt(4)
    expect(it.due()).toEqual([])
  })

  test('of a payer whose account is gone is no longer due', async () => {
    await it.grant(500)
    await accounts.drop(payer)
    await it.sweep()
    expect(it.due()).toEqual([])
  })
})
