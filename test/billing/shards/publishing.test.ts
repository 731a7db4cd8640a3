import { describe, expect, test } from 'vitest'
import { liveCopies } from '#functions/agents/store'
import { feed } from '#functions/billing/paying/feed'
import { creditsOf, dayOf } from '#functions/billing/paying/sharded-account'
import { spendDay } from '#functions/billing/spend-guards/spend-day'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { replaceWorld, world } from '#lib/world'
import { MILLI } from '#shared/billing/milli-credits'
import type { Payer } from '#shared/billing/payer'
import { HOLD, sizedAccount } from './sized-account.ts'

const it = sizedAccount()

describe('an account', () => {
  test('publishes its size to its agents, with the shards of their days', async () => {
    const [plain, capped] = [await it.newAgent(), await it.newAgent(20_000)]
    await it.set(100_000 * MILLI)
    await it.reply()
    await it.publish()
    expect(await it.hintOf(plain)).toEqual({ payer: 32, day: 0 })
    expect(await it.hintOf(capped)).toEqual({ payer: 32, day: 4 })
    expect(await it.hintOf(await it.newAgent(200_000))).toEqual({ payer: 32, day: 32 })
    const agentId = 'sized-agent-new1'
    await it.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Not published again' })
    expect(await it.hintOf(agentId)).toMatchObject({ payer: 32 })
  })

  test('that shrinks is published first, and its shards come home half a minute later', async () => {
    const agentId = await it.newAgent()
    await it.set(100_000 * MILLI)
    await it.reply()
    await it.publish()
    await it.set(0)
    it.now += 31_000
    await it.reply()
    await it.publish()
    expect(await it.account()).toMatchObject({ size: 16 })
    expect(await it.hintOf(agentId)).toEqual({ payer: 16, day: 0 })
    expect(it.shards()).toHaveLength(32)
    it.now += 29_000
    await it.reply()
    expect(it.shards()).toHaveLength(32)
    it.now += 2000
    await it.reply()
    expect(it.shards()).toHaveLength(16)
    expect(await it.account()).toMatchObject({ balance: 16 * 20 * HOLD, moves: 48 })
    // the others are fed all the while
    expect(await feed(creditsOf(it.payer), 3, { hold: HOLD, cap: undefined, now: it.now })).toBe(true)
  })

  test('of a payer who is busy keeps its size and its shards while credits run out', async () => {
    await it.set(100_000 * MILLI)
    await it.reply()
    await it.set(0)
    it.now = ((await accounts.get(it.payer, { consistent: true }))?.sizedAt ?? 0) + 30_001
    await it.reply()
    expect([await it.account(), it.shards().length]).toMatchObject([{ size: 32, balance: 0 }, 32])
    it.now += 60_000
    await it.reply()
    expect(await it.account()).toMatchObject({ size: 16 })
  })

  test('ends with one number for all its agents, although its size changes while it is published', async () => {
    const agentIds = [await it.newAgent(), await it.newAgent(), await it.newAgent()]
    await attempt([accounts.changing(it.payer, { set: { size: 32, hold: HOLD, heldAt: it.now } })])
    const real = world().database
    const half = Promise.withResolvers<void>()
    const shrunk = half.promise.then(async () => {
      await attempt([accounts.changing(it.payer, { set: { size: 16 } })])
      await it.publish()
    })
    let writes = 0
    const restore = replaceWorld({
      database: async (command) => {
        const answer = await real(command)
        if (command.constructor.name !== 'TransactWriteCommand' || ++writes !== 2) return answer
        half.resolve()
        await shrunk
        return answer
      },
    })
    await it.publish()
    restore()
    for (const agentId of agentIds) expect(await it.hintOf(agentId)).toEqual({ payer: 16, day: 0 })
  })

  test('corrects an agent that was published with another number while it grew', async () => {
    const agentId = await it.newAgent()
    await it.set(13_760 * MILLI)
    await it.reply()
    await it.publish()
    await attempt([liveCopies.changing({ agentId }, { remove: ['shards'] }, { agentId: present })])
    const before = it.sized()
    for (const payerShards of [undefined, 4]) {
      it.now += 30_001
      await it.reply({ payerShards })
    }
    expect(it.sized()).toBe(before)
    it.now += 30_001
    await it.reply({ payerShards: 0 })
    expect(it.sized()).toBe(before + 1)
    await it.publish()
    expect(await it.hintOf(agentId)).toEqual({ payer: 4, day: 0 })
  })

  test('of an organisation gets no shards, of which no agent would know', async () => {
    const organisation: Payer = { kind: 'organisation', id: `org-${it.payer.id}` }
    await attempt([accounts.creating({ ...organisation, balance: 100_000 * MILLI, hasEverPaid: true })])
    await it.reply({ payer: organisation })
    expect(await accounts.get(organisation, { consistent: true })).toEqual({
      balance: 100_000 * MILLI,
      hasEverPaid: true,
    })
  })

  test('whose agent’s cap is raised and lowered again spends nothing from shards that were filled before', async () => {
    const agentId = await it.newAgent(5000)
    const { body } = await it.invoke('GET /v2/agents/{agentId}', { agentId })
    const { security } = body.data
    const cap = async (perDay: number) => {
      const draft = { agentId, security: { ...security, spendGuards: { ...security.spendGuards, perDay } } }
      await it.invoke('POST /v2/agents/{agentId}', draft)
      await it.invoke('POST /v2/agents/{agentId}/publish', { agentId })
    }
    const day = dayOf({ scope: { agentId }, day: spendDay(it.now) })
    expect(await feed(day, 0, { hold: HOLD, cap: 5000 * MILLI, now: it.now })).toBe(true)
    const filled = () => it.rows().filter(({ kind, pk }) => kind === 'spend-shard' && String(pk).includes(agentId))
    await cap(100_000)
    expect(filled()).toMatchObject([{ left: 40 * HOLD }])
    await cap(5000)
    expect(filled()).toEqual([])
    const count = it.rows().find(({ kind, scope }) => kind === 'spend' && scope === `AGT#${agentId}`)
    expect(count).toMatchObject({ milliCredits: 0 })
  })

  test('corrects an agent that feeds shards beyond its size', async () => {
    const agentId = await it.newAgent()
    await it.set(13_760 * MILLI)
    await it.reply()
    await it.publish()
    expect(it.sized()).toBe(1)
    it.now += 30_001
    await it.reply()
    expect(it.sized()).toBe(1)
    // published when the size was another, just before it changed
    await attempt([liveCopies.changing({ agentId }, { set: { shards: { payer: 8, day: 0 } } })])
    await feed(creditsOf(it.payer), 7, { hold: HOLD, cap: undefined, now: it.now })
    it.now += 30_001
    await it.reply()
    expect(it.sized()).toBe(2)
    await it.publish()
    expect(await it.hintOf(agentId)).toEqual({ payer: 4, day: 0 })
    expect(it.shards()).toHaveLength(4)
  })

  test('that has no use for shards any more takes them from its agents', async () => {
    const agentId = await it.newAgent()
    await attempt([accounts.changing(it.payer, { set: { size: 4, hold: HOLD, heldAt: it.now } })])
    await it.publish()
    expect(await it.hintOf(agentId)).toEqual({ payer: 4, day: 0 })
    await it.reply()
    await it.publish()
    expect(await it.hintOf(agentId)).toBeUndefined()
  })
})
