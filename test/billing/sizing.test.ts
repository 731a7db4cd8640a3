import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountSized } from '#events/agents/events'
import { ReplyCommitted } from '#events/conversations/events'
import { clearLiveAgentCache, liveAgent } from '#features/agents'
import { handler as publishSize } from '#functions/agents/shards/publish-size'
import { liveCopies } from '#functions/agents/store'
import { bookingUsage } from '#functions/billing/ledger/booking-usage'
import { feed } from '#functions/billing/paying/feed'
import { creditsOf, dayOf } from '#functions/billing/paying/sharded-account'
import { agentShards } from '#functions/billing/shards/agent-shards'
import { handler as sizeAccount } from '#functions/billing/shards/size-account'
import { sizeFor } from '#functions/billing/shards/size-for'
import { spendDay } from '#functions/billing/spend-guards/spend-day'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { replaceWorld, world } from '#lib/world'
import { MILLI } from '#shared/billing/milli-credits'
import type { Payer } from '#shared/billing/payer'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

/** The ids that one in sixteen events has. */
const CHOSEN = '01CHOSEN000000000000000000'
const HOLD = 43 * MILLI

describe('how many shards a payer has', () => {
  test.each([
    ['free credits', 1000, 10, 0, 0],
    ['less than forty holds for each of four', 6879, 43, 0, 0],
    ['as many, but not fifty for a new one', 6880, 43, 0, 0],
    ['fifty for each of four', 8600, 43, 0, 4],
    ['forty for each of four that it has', 6880, 43, 4, 4],
    ['fewer than forty for each that it has', 6879, 43, 4, 0],
    ['forty for eight, fifty for four', 13_760, 43, 4, 4],
    ['a hundred thousand', 100_000, 43, 0, 32],
    ['more than enough for 256', 10_000_000, 43, 0, 256],
    ['too few for 256 that it has', 400_000, 43, 256, 128],
  ])('%s', (_, credits, hold, size, expected) => {
    expect(sizeFor(credits * MILLI, hold * MILLI, size)).toBe(expected)
  })

  test('and of an agent’s day no more than eighty holds of its cap each', () => {
    const sizing = { size: 16, hold: HOLD }
    expect(agentShards(sizing, 0)).toEqual({ payer: 16, day: 0 })
    expect(agentShards(sizing, 4 * 80 * HOLD - 1)).toEqual({ payer: 16, day: 0 })
    expect(agentShards(sizing, 4 * 80 * HOLD)).toEqual({ payer: 16, day: 4 })
    expect(agentShards({ size: 8, hold: HOLD }, 1000 * 80 * HOLD)).toEqual({ payer: 8, day: 8 })
    expect(agentShards({ size: 0, hold: HOLD }, 1000 * 80 * HOLD)).toBeUndefined()
  })

  test('and of an agent’s day thirty-two at most, however high its cap is', () => {
    expect(agentShards({ size: 256, hold: HOLD }, 1_000_000 * MILLI)).toEqual({ payer: 256, day: 32 })
  })
})

describe('an account', () => {
  let region: TestRegion
  let payer: Payer
  let token: string
  let now: number
  let undo: () => void
  let serial = 0
  beforeAll(async () => {
    region = await startRegion()
  })
  afterAll(() => region.stop())
  beforeEach(async () => {
    const owner = await region.newPerson()
    payer = { kind: 'workspace', id: owner.uid }
    token = owner.token
    now = world().now()
    undo = replaceWorld({
      now: () => now,
      sleep: async (ms) => {
        now += Math.ceil(ms)
      },
    })
  })
  afterEach(() => {
    undo()
    clearLiveAgentCache()
  })

  const owner = () => `WS#${payer.id}` as const
  const account = async () => (await accounts.get(payer, { consistent: true })) ?? { balance: 0 }
  const shardsOf = () => region.rows().filter((row) => row.kind === 'account-shard' && row.owner === owner())
  const set = (balance: number) => attempt([accounts.changing(payer, { set: { balance } })])
  const reply = (
    id = CHOSEN,
    heldMilliCredits = HOLD,
    more: { payer?: Payer; payerShards?: number | undefined } = {},
  ) =>
    deliver(
      sizeAccount,
      ReplyCommitted({
        workspaceId: payer.id,
        agentId: 'agent-1234567890',
        conversationId: 'c',
        channel: 'web',
        messageId: 'm',
        milliCredits: 1,
        heldMilliCredits,
        payer,
        inputTokens: 1,
        outputTokens: 1,
        durationMs: 1,
        isUnanswered: false,
        isTest: false,
        ...more,
      }),
      { id },
    )
  const publish = () => deliver(publishSize, AccountSized({ payer }))
  const newAgent = async (perDay = 0) => {
    const agentId = `sized-agent-${String(++serial).padStart(4, '0')}`
    const input = { agentId, title: 'Sized' }
    const { body } = await region.invoke('POST /v2/agents/{agentId}', input, { token })
    const { security } = body.data
    const guards = { ...security.spendGuards, perDay }
    const draft = { agentId, security: { ...security, spendGuards: guards } }
    await region.invoke('POST /v2/agents/{agentId}', draft, { token })
    await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token })
    clearLiveAgentCache()
    return agentId
  }
  const hintOf = async (agentId: string) => {
    clearLiveAgentCache()
    return (await liveAgent(agentId))?.shards
  }

  test('with free credits stays whole, however many turns it has', async () => {
    await reply()
    // the offline model's hold, of which free credits would be many
    await reply(CHOSEN, 1000)
    expect(await account()).not.toHaveProperty('size')
    expect(shardsOf()).toEqual([])
  })

  test('is filled before its size is published, and again after the same event nothing happens', async () => {
    await set(100_000 * MILLI)
    const real = world().database
    const filled: number[] = []
    const restore = replaceWorld({
      database: (command) => {
        if (JSON.stringify(command.input).includes('agents.account-sized')) filled.push(shardsOf().length)
        return real(command)
      },
    })
    await reply()
    await reply()
    restore()
    expect(filled[0]).toBe(32)
    expect(await account()).toMatchObject({ size: 32, isInParts: true, balance: 100_000 * MILLI - 32 * 20 * HOLD })
    expect(shardsOf().map(({ balance }) => balance)).toEqual(Array(32).fill(20 * HOLD))
    expect(
      region.events().filter(({ type, data }) => type === AccountSized.type && (data.payer as Payer).id === payer.id),
    ).toHaveLength(1)
  })

  test('is looked at by one reply in sixteen', async () => {
    await set(100_000 * MILLI)
    let looks = 0
    const real = world().database
    const restore = replaceWorld({
      database: (command) => {
        const { Key } = command.input as { Key?: { pk: string; sk: string } }
        if (Key?.pk === owner() && Key.sk === 'CREDIT') looks++
        return real(command)
      },
    })
    const digits = '0123456789ABCDEF'
    for (const digit of digits) for (const last of '01234567') await reply(`01CHOSEN0000000000000000${digit}${last}`)
    restore()
    expect(looks).toBeGreaterThan(3)
    expect(looks).toBeLessThan(16)
  })

  test('is not written by the replies of the next half minute', async () => {
    await set(100_000 * MILLI)
    await reply()
    now += 10_000
    let written = 0
    const real = world().database
    const restore = replaceWorld({
      database: (command) => {
        if (command.constructor.name !== 'GetCommand') written++
        return real(command)
      },
    })
    for (let n = 0; n < 10; n++) await reply()
    restore()
    expect(written).toBe(0)
    expect(await account()).toMatchObject({ size: 32 })
  })

  test('that has no use for shards is not written by any reply', async () => {
    const before = await account()
    const rows = region.rows().length
    await reply()
    expect(await account()).toEqual(before)
    expect(region.rows()).toHaveLength(rows)
  })

  test('is filled by one of several replies, with a pause after each shard', async () => {
    await set(100_000 * MILLI)
    const real = world().database
    const times: number[] = []
    const restore = replaceWorld({
      database: async (command) => {
        const isFeed =
          command.constructor.name === 'TransactWriteCommand' && JSON.stringify(command.input).includes('SHARD')
        if (isFeed) times.push(now)
        return real(command)
      },
    })
    await Promise.all([reply(), reply(), reply()])
    restore()
    expect(times).toHaveLength(32)
    expect(times.filter((time, nth) => nth > 0 && time - (times[nth - 1] ?? 0) < 200)).toEqual([])
    expect(await account()).toMatchObject({ size: 32, balance: 100_000 * MILLI - 32 * 20 * HOLD })
  })

  test('with very many credits gets its shards in several steps, of twenty seconds each', async () => {
    await set(10_000_000 * MILLI)
    const sizes: unknown[] = []
    for (let step = 0; step < 4; step++) {
      const began = now
      await reply()
      expect(now - began).toBeLessThan(20_500)
      sizes.push((await accounts.get(payer, { consistent: true }))?.size)
      now = began + 30_001
    }
    expect(sizes).toEqual([64, 128, 256, 256])
    expect(shardsOf()).toHaveLength(256)
  })

  test('whose turns keep cancelling what fills it is filled none the less', async () => {
    await set(8600 * MILLI)
    const real = world().database
    let feeds = 0
    const restore = replaceWorld({
      database: (command) => {
        const input = JSON.stringify(command.input)
        const isFeed = input.includes(`CREDIT#${owner()}`) || input.includes('agents.account-sized')
        // each is repeated eight times in a transaction's own tries
        if (!isFeed || command.constructor.name !== 'TransactWriteCommand' || ++feeds % 10 === 0) return real(command)
        const CancellationReasons = [{ Code: 'TransactionConflict' }, { Code: 'None' }]
        return Promise.reject(Object.assign(new Error('conflict'), { CancellationReasons }))
      },
    })
    await reply()
    restore()
    expect(await account()).toMatchObject({ size: 4 })
  })

  test('that others keep busy gets the shards that could be filled', async () => {
    await set(100_000 * MILLI)
    const real = world().database
    const restore = replaceWorld({
      database: (command) => {
        const isNinth =
          command.constructor.name === 'TransactWriteCommand' &&
          JSON.stringify(command.input).includes(`CREDIT#${owner()}#8`)
        if (!isNinth) return real(command)
        const CancellationReasons = [{ Code: 'TransactionConflict' }, { Code: 'None' }]
        return Promise.reject(Object.assign(new Error('conflict'), { CancellationReasons }))
      },
    })
    await expect(reply()).rejects.toThrow()
    restore()
    expect(await account()).toMatchObject({ size: 8 })
    now += 30_001
    await reply()
    expect(await account()).toMatchObject({ size: 32 })
    expect(shardsOf()).toHaveLength(32)
  })

  test('publishes its size to its agents, with the shards of their days', async () => {
    const [plain, capped] = [await newAgent(), await newAgent(20_000)]
    await set(100_000 * MILLI)
    await reply()
    await publish()
    expect(await hintOf(plain)).toEqual({ payer: 32, day: 0 })
    expect(await hintOf(capped)).toEqual({ payer: 32, day: 4 })
    expect(await hintOf(await newAgent(200_000))).toEqual({ payer: 32, day: 32 })
    const agentId = 'sized-agent-new1'
    await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Not published again' }, { token })
    expect(await hintOf(agentId)).toMatchObject({ payer: 32 })
  })

  test('that shrinks is published first, and its shards come home half a minute later', async () => {
    const agentId = await newAgent()
    await set(100_000 * MILLI)
    await reply()
    await publish()
    await set(0)
    now += 31_000
    await reply()
    await publish()
    expect(await account()).toMatchObject({ size: 16 })
    expect(await hintOf(agentId)).toEqual({ payer: 16, day: 0 })
    expect(shardsOf()).toHaveLength(32)
    now += 29_000
    await reply()
    expect(shardsOf()).toHaveLength(32)
    now += 2000
    await reply()
    expect(shardsOf()).toHaveLength(16)
    expect(await account()).toMatchObject({ balance: 16 * 20 * HOLD, moves: 48 })
    // the others are fed all the while
    expect(await feed(creditsOf(payer), 3, { hold: HOLD, cap: undefined, now })).toBe(true)
  })

  test('ends with one number for all its agents, although its size changes while it is published', async () => {
    const agentIds = [await newAgent(), await newAgent(), await newAgent()]
    await attempt([accounts.changing(payer, { set: { size: 32, hold: HOLD, heldAt: now } })])
    const real = world().database
    const half = Promise.withResolvers<void>()
    const shrunk = half.promise.then(async () => {
      await attempt([accounts.changing(payer, { set: { size: 16 } })])
      await publish()
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
    await publish()
    restore()
    for (const agentId of agentIds) expect(await hintOf(agentId)).toEqual({ payer: 16, day: 0 })
  })

  test('corrects an agent that was published with another number while it grew', async () => {
    const agentId = await newAgent()
    await set(13_760 * MILLI)
    await reply()
    await publish()
    await attempt([liveCopies.changing({ agentId }, { remove: ['shards'] }, { agentId: present })])
    const sized = () =>
      region.events().filter(({ type, data }) => type === AccountSized.type && (data.payer as Payer).id === payer.id)
    const before = sized().length
    for (const payerShards of [undefined, 4]) {
      now += 30_001
      await reply(CHOSEN, HOLD, { payerShards })
    }
    expect(sized()).toHaveLength(before)
    now += 30_001
    await reply(CHOSEN, HOLD, { payerShards: 0 })
    expect(sized()).toHaveLength(before + 1)
    await publish()
    expect(await hintOf(agentId)).toEqual({ payer: 4, day: 0 })
  })

  test('of an organisation gets no shards, of which no agent would know', async () => {
    const organisation: Payer = { kind: 'organisation', id: `org-${payer.id}` }
    await attempt([accounts.creating({ ...organisation, balance: 100_000 * MILLI, hasEverPaid: true })])
    await reply(CHOSEN, HOLD, { payer: organisation })
    expect(await accounts.get(organisation, { consistent: true })).toEqual({
      balance: 100_000 * MILLI,
      hasEverPaid: true,
    })
  })

  test('whose agent’s cap is raised and lowered again spends nothing from shards that were filled before', async () => {
    const agentId = await newAgent(5000)
    const { body } = await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token })
    const { security } = body.data
    const cap = async (perDay: number) => {
      const draft = { agentId, security: { ...security, spendGuards: { ...security.spendGuards, perDay } } }
      await region.invoke('POST /v2/agents/{agentId}', draft, { token })
      await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token })
    }
    const day = dayOf({ scope: { agentId }, day: spendDay(now) })
    expect(await feed(day, 0, { hold: HOLD, cap: 5000 * MILLI, now })).toBe(true)
    const filled = () => region.rows().filter(({ kind, pk }) => kind === 'spend-shard' && String(pk).includes(agentId))
    await cap(100_000)
    expect(filled()).toMatchObject([{ left: 40 * HOLD }])
    await cap(5000)
    expect(filled()).toEqual([])
    const count = region.rows().find(({ kind, scope }) => kind === 'spend' && scope === `AGT#${agentId}`)
    expect(count).toMatchObject({ milliCredits: 0 })
  })

  test('corrects an agent that feeds shards beyond its size', async () => {
    const agentId = await newAgent()
    await set(13_760 * MILLI)
    await reply()
    await publish()
    const sized = () =>
      region.events().filter(({ type, data }) => type === AccountSized.type && (data.payer as Payer).id === payer.id)
    expect(sized()).toHaveLength(1)
    now += 30_001
    await reply()
    expect(sized()).toHaveLength(1)
    // published when the size was another, just before it changed
    await attempt([liveCopies.changing({ agentId }, { set: { shards: { payer: 8, day: 0 } } })])
    await feed(creditsOf(payer), 7, { hold: HOLD, cap: undefined, now })
    now += 30_001
    await reply()
    expect(sized()).toHaveLength(2)
    await publish()
    expect(await hintOf(agentId)).toEqual({ payer: 4, day: 0 })
    expect(shardsOf()).toHaveLength(4)
  })

  test('that has no use for shards any more takes them from its agents', async () => {
    const agentId = await newAgent()
    await attempt([accounts.changing(payer, { set: { size: 4, hold: HOLD, heldAt: now } })])
    await publish()
    expect(await hintOf(agentId)).toEqual({ payer: 4, day: 0 })
    await reply()
    await publish()
    expect(await hintOf(agentId)).toBeUndefined()
  })

  test('with shards lists its ledger from all parts, in pages without a gap', async () => {
    await attempt([accounts.changing(payer, { set: { isInParts: true } })])
    const ids = Array.from(
      { length: 170 },
      (_, n) => `01LEDGER${String(n).padStart(16, '0')}${Math.floor(n / 10) % 10}${n % 10}`,
    )
    for (const [n, id] of ids.entries())
      await attempt([bookingUsage(payer, { id, milliCredits: 1, reason: 'turn', agentId: 'a' }, now, n >= 20)])
    const parts = new Set(
      region.rows().flatMap((row) => (row.owner === owner() && row.kind === 'ledger-entry' ? [row.pk] : [])),
    )
    expect(parts.size).toBe(17)
    const seen: string[] = []
    const sizes: number[] = []
    let after: string | undefined
    do {
      const { body } = await region.invoke(
        'GET /v2/workspaces/{workspaceId}/credits',
        { workspaceId: payer.id, ...(after ? { after } : {}) },
        { token },
      )
      seen.push(...body.lines.map(({ id }: { id: string }) => id))
      sizes.push(body.lines.length)
      after = body.cursor
    } while (after)
    // the free credits came before
    expect(sizes).toEqual([50, 50, 50, 21])
    const own = seen.filter((id) => id.startsWith('01LEDGER'))
    expect(own).toEqual(ids.toSorted().toReversed())
    expect(new Set(seen).size).toBe(171)
    const wrong = await region.invoke(
      'GET /v2/workspaces/{workspaceId}/credits',
      { workspaceId: payer.id, after: 'not-a-line' },
      { token },
    )
    expect(wrong.status).toBe(400)
  })
})
