import { describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { replaceWorld, world } from '#lib/world'
import { MILLI } from '#shared/billing/milli-credits'
import { HOLD, sizedAccount } from './sized-account.ts'

const it = sizedAccount()

describe('an account', () => {
  test('with free credits stays whole, however many turns it has', async () => {
    await it.reply()
    // the offline model's hold, of which free credits would be many
    await it.reply({ heldMilliCredits: 1000 })
    expect(await it.account()).not.toHaveProperty('size')
    expect(it.shards()).toEqual([])
  })

  test('is filled before its size is published, and again after the same event nothing happens', async () => {
    await it.set(100_000 * MILLI)
    const real = world().database
    const filled: number[] = []
    const restore = replaceWorld({
      database: (command) => {
        if (JSON.stringify(command.input).includes('agents.account-sized')) filled.push(it.shards().length)
        return real(command)
      },
    })
    await it.reply()
    await it.reply()
    restore()
    expect(filled[0]).toBe(32)
    expect(await it.account()).toMatchObject({ size: 32, isInParts: true, balance: 100_000 * MILLI - 32 * 20 * HOLD })
    expect(it.shards().map(({ balance }) => balance)).toEqual(Array(32).fill(20 * HOLD))
    expect(it.sized()).toBe(1)
  })

  test('is checked by one reply in sixteen', async () => {
    await it.set(100_000 * MILLI)
    let looks = 0
    const real = world().database
    const restore = replaceWorld({
      database: (command) => {
        const { Key } = command.input as { Key?: { pk: string; sk: string } }
        if (Key?.pk === it.owner() && Key.sk === 'CREDIT') looks++
        return real(command)
      },
    })
    const digits = '0123456789ABCDEF'
    for (const digit of digits)
      for (const last of '01234567') await it.reply({ id: `01CHOSEN0000000000000000${digit}${last}` })
    restore()
    expect(looks).toBeGreaterThan(3)
    expect(looks).toBeLessThan(16)
  })

  test('is not written by the replies of the next half minute', async () => {
    await it.set(100_000 * MILLI)
    await it.reply()
    it.now += 10_000
    let written = 0
    const real = world().database
    const restore = replaceWorld({
      database: (command) => {
        if (command.constructor.name !== 'GetCommand') written++
        return real(command)
      },
    })
    for (let n = 0; n < 10; n++) await it.reply()
    restore()
    expect(written).toBe(0)
    expect(await it.account()).toMatchObject({ size: 32 })
  })

  test('that has no use for shards is not written by any reply', async () => {
    const before = await it.account()
    const rows = it.rows().length
    await it.reply()
    expect(await it.account()).toEqual(before)
    expect(it.rows()).toHaveLength(rows)
  })

  test('is filled by one of several replies, with a pause after each shard', async () => {
    await it.set(100_000 * MILLI)
    const real = world().database
    const times: number[] = []
    const restore = replaceWorld({
      database: async (command) => {
        const isFeed =
          command.constructor.name === 'TransactWriteCommand' && JSON.stringify(command.input).includes('SHARD')
        if (isFeed) times.push(it.now)
        return real(command)
      },
    })
    await Promise.all([it.reply(), it.reply(), it.reply()])
    restore()
    expect(times).toHaveLength(32)
    expect(times.filter((time, nth) => nth > 0 && time - (times[nth - 1] ?? 0) < 200)).toEqual([])
    expect(await it.account()).toMatchObject({ size: 32, balance: 100_000 * MILLI - 32 * 20 * HOLD })
  })

  test('with very many credits gets its shards in several steps, of twenty seconds each', async () => {
    await it.set(10_000_000 * MILLI)
    const sizes: unknown[] = []
    for (let step = 0; step < 4; step++) {
      const began = it.now
      await it.reply()
      expect(it.now - began).toBeLessThan(20_500)
      sizes.push((await accounts.get(it.payer, { consistent: true }))?.size)
      it.now = began + 30_001
    }
    expect(sizes).toEqual([64, 128, 256, 256])
    expect(it.shards()).toHaveLength(256)
  })

  test('whose turns keep cancelling what fills it is filled none the less', async () => {
    await it.set(8600 * MILLI)
    const real = world().database
    let feeds = 0
    const restore = replaceWorld({
      database: (command) => {
        const input = JSON.stringify(command.input)
        const isFeed = input.includes(`CREDIT#${it.owner()}`) || input.includes('agents.account-sized')
        // each is repeated eight times in a transaction's own tries
        if (!isFeed || command.constructor.name !== 'TransactWriteCommand' || ++feeds % 10 === 0) return real(command)
        const CancellationReasons = [{ Code: 'TransactionConflict' }, { Code: 'None' }]
        return Promise.reject(Object.assign(new Error('conflict'), { CancellationReasons }))
      },
    })
    await it.reply()
    restore()
    expect(await it.account()).toMatchObject({ size: 4 })
  })

  test('that others keep busy gets the shards that could be filled', async () => {
    await it.set(100_000 * MILLI)
    const real = world().database
    const restore = replaceWorld({
      database: (command) => {
        const isNinth =
          command.constructor.name === 'TransactWriteCommand' &&
          JSON.stringify(command.input).includes(`CREDIT#${it.owner()}#8`)
        if (!isNinth) return real(command)
        const CancellationReasons = [{ Code: 'TransactionConflict' }, { Code: 'None' }]
        return Promise.reject(Object.assign(new Error('conflict'), { CancellationReasons }))
      },
    })
    await expect(it.reply()).rejects.toThrow()
    restore()
    expect(await it.account()).toMatchObject({ size: 8 })
    it.now += 30_001
    await it.reply()
    expect(await it.account()).toMatchObject({ size: 32 })
    expect(it.shards()).toHaveLength(32)
  })
})
