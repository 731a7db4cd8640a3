import { describe, expect, test } from 'vitest'
import { waitLot } from '#functions/billing/lots/wait-lot'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { ulid } from '#lib/ids'
import { lotWorld, MINUTE, OWNER, payer, START } from './lot-world.ts'

const it = lotWorld()

describe('a grant', () => {
  test('can be spent at once, once however often it is delivered, and its line says where it came from', async () => {
    await it.purchased(100)
    const id = ulid(it.now)
    expect(await it.grant(500, START + MINUTE, id)).toBe(true)
    expect(await it.grant(500, START + MINUTE, id)).toBe(false)
    expect(await it.account()).toMatchObject({ balance: 600, entered: 600 })
    await it.sweep()
    expect(await it.grant(500, START + MINUTE, id)).toBe(false)
    await it.sweepAt(2)
    expect(await it.grant(500, START + MINUTE, id)).toBe(false)
    expect(await it.lines('grant')).toEqual([`500 from promo to ${OWNER}`])
    expect([it.total(), it.due()]).toEqual([100, []])
  })

  test('opens an account for a payer that had none', async () => {
    await it.grant(500)
    expect(await it.account()).toEqual({ balance: 500, entered: 500, hasEverPaid: false })
  })

  test('of an account of an earlier version counts what it has as purchased', async () => {
    await it.purchased(100, { 3: 50 })
    await attempt([accounts.changing(payer, { remove: ['entered'], add: { used: 30 } })])
    await it.grant(500, START + MINUTE)
    expect(await it.account()).toMatchObject({ entered: 680 })
    await it.sweep()
    await it.use(120)
    await it.sweepAt(2)
    expect([it.total(), await it.lines('expiry')]).toEqual([150, [`380 from ${OWNER} to expired`]])
  })

  test.each([
    ['an id that sorts nowhere', { id: 'invoice_1' }, 'is no ULID'],
    ['no credits', { milliCredits: 0 }, 'to grant'],
    ['parts of a milli-credit', { milliCredits: 1.5 }, 'to grant'],
    ['no end', { endsAt: Number.NaN }, 'no time'],
  ])('with %s is refused with a clear error', async (_, wrong, message) => {
    const right = { payer, id: ulid(it.now), milliCredits: 1, endsAt: START + 1 }
    await expect(waitLot({ ...right, ...wrong })).rejects.toThrow(message)
    expect(it.items()).toEqual([])
  })
})
