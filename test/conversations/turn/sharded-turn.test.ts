import { describe, expect, test } from 'vitest'
import { accountShards, accounts } from '#functions/billing/store'
import { heads } from '#functions/conversations/store'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { LEASE_MS } from '#functions/conversations/turn/limits'
import { attempt } from '#lib/database/commit'
import { replaceWorld, world } from '#lib/world'
import { booksIn } from '#test/support/database/books-in'
import { countTrips } from '#test/support/database/count-trips'
import { audience, type ChatOptions, fakeModel, finish, TABLE } from '#test/support/worlds/chat-world'
import { spendGuards } from '#test/support/worlds/spend-guards'
import { turnChat } from '#test/support/worlds/turn-chat'
import { untilTrue } from '#test/support/worlds/until-true'
import { waitingModel } from '#test/support/worlds/waiting-model'

const COST = 1450
const SHARDS = 16
/** More than any hold of these tests. */
const FILLED = 1_000_000

/** A payer whose credits lie in sixteen shards, and in the account what is given. */
const sharded = async (options: ChatOptions = {}, inShard = FILLED) => {
  const guarded = await turnChat({ settings: spendGuards({}), shards: { payer: SHARDS, day: 0 }, ...options })
  const { chat } = guarded
  const numbers = Array.from({ length: SHARDS }, (_, shard) => shard)
  await attempt([
    accounts.changing(chat.agent.payer, { include: { shards: numbers.map(String) } }),
    ...numbers.map((shard) => accountShards.creating({ owner: 'WS#workspace-1', shard, balance: inShard, used: 0 })),
  ])
  const books = () => booksIn(chat.database.items(TABLE))
  return {
    ...guarded,
    books,
    inAccount: () => books().balances.get('WS#workspace-1'),
    before: await chat.balance(),
  }
}

describe('a turn of a payer with sixteen shards', () => {
  test('takes two serial round trips, and leaves the account itself alone', async () => {
    const { chat, send, books, inAccount, before } = await sharded()
    const { trips, depth } = await countTrips(() => send('How much is it?'))
    expect([trips, depth]).toEqual([2, 3])
    expect(await chat.balance()).toBe(before - COST)
    expect(inAccount()).toBe(1_000_000)
    const changed = books().shards.filter(({ balance }) => balance !== FILLED)
    expect(changed).toMatchObject([{ balance: FILLED - COST }])
  })

  test('takes three more where its shard is short: the account is read, the shard gets twenty holds, and the turn is taken again', async () => {
    const { chat, send, inAccount, before } = await sharded({ balance: 5_000_000 }, 10)
    const { trips } = await countTrips(() => send('How much is it?'))
    expect(trips).toBe(5)
    expect(await chat.balance()).toBe(before - COST)
    const fed = 5_000_000 - Number(inAccount())
    expect(fed).toBeGreaterThan(0)
    expect(fed % 20).toBe(0)
  })

  test('is refused only where all shards together have too few credits', async () => {
    const { chat, send, books } = await sharded({ balance: 0 }, 3000)
    // no shard has a hold of some 43 credits, all together have one
    expect((await send('How much is it?')).events.at(-1)).toMatchObject({ continue: true })
    expect(await chat.balance()).toBe(SHARDS * 3000 - COST)
    await attempt([accounts.changing(chat.agent.payer, { add: { balance: 5000 - (await chat.balance()) } })])
    expect((await send('And now?')).events.at(-1)).toMatchObject({ continue: false, reason: 'no-credits' })
    // it was read, and nothing was moved: what running turns give back is spread as before
    expect([books().shards.length, await chat.balance()]).toEqual([SHARDS, 5000])
  })

  test('a hundred at once spend every credit that covers a hold, and refuse none before', async () => {
    const { chat, send, holds } = await sharded({ balance: 0 }, 60_000)
    const { model, letGo } = waitingModel()
    const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
    const template = await chat.head()
    if (!template) throw new Error('no conversation')
    const ids = Array.from({ length: 100 }, (_, n) => `01CONVERSATION${String(n).padStart(12, '0')}`)
    for (const conversationId of ids) await attempt([heads.creating({ ...template, conversationId })])
    const audiences = ids.map(() => audience())
    const turns = ids.map((conversationId, at) =>
      handleMessage({ ...chat.request(chat.message('Hello')), conversationId }, ports, audiences[at] ?? audience()),
    )
    const refused = () => audiences.filter(({ events }) => events.some(({ type }) => type === 'state')).length
    await untilTrue('each turn runs or is refused', () => holds().length + refused() === ids.length)
    const hold = holds()[0]?.milliCredits ?? 0
    expect(holds()).toHaveLength(Math.floor((SHARDS * 60_000) / hold))
    expect(refused()).toBe(ids.length - holds().length)
    for (let running = holds().length; running > 0; running--) letGo()
    await Promise.all(turns)
    expect((await send('Again')).events.at(-1)).toMatchObject({ continue: true })
  })

  test('whose round is renewed keeps its shard, and one whose worker died is settled where it came from', async () => {
    const { model, letGo, isAsked } = waitingModel()
    const { chat, send, books, before } = await sharded({ model })
    const first = send('One')
    await isAsked()
    await send('Two')
    const shardOf = async () => (await chat.head())?.held?.shard
    const shard = await shardOf()
    expect(shard).toBeTypeOf('number')
    letGo()
    await isAsked()
    expect(await shardOf()).toBe(shard)
    letGo()
    await first
    expect(await chat.balance()).toBe(before - 2 * COST)

    void send('Three')
    await isAsked()
    chat.clock.now += LEASE_MS + 1
    // the copy of the agent no longer names shards, as after its payer got fewer
    const quick = fakeModel(() => finish('An answer.'))
    const agent = async () => ({ ...chat.agent, shards: undefined })
    await answerOverdue({ ...chat.ports, agent, selectModel: async () => ({ model: quick, id: 'gpt-4o' }) })
    expect(await chat.balance()).toBe(before - 3 * COST)
    expect(
      books()
        .shards.map(({ balance }) => FILLED - balance)
        .toSorted(),
    ).toEqual([...Array(15).fill(0), 2 * COST])
  })

  test('goes to another shard when transactions meet in one, at once', async () => {
    const { send, chat } = await sharded()
    const slept: number[] = []
    let conflicts = 0
    const { database: real, sleep } = world()
    const restore = replaceWorld({
      sleep: (ms, signal) => {
        slept.push(ms)
        return sleep(ms, signal)
      },
      database: (command) => {
        const isHold =
          command.constructor.name === 'TransactWriteCommand' && JSON.stringify(command.input).includes('"held"')
        if (!isHold || ++conflicts > 2) return real(command)
        return Promise.reject(
          Object.assign(new Error('conflict'), { CancellationReasons: [{ Code: 'TransactionConflict' }] }),
        )
      },
    })
    await send('How much is it?')
    restore()
    // the model's time-out is no pause
    expect(slept.filter((ms) => ms < 10_000)).toEqual([])
    expect(await chat.balance()).toBe(FILLED * (SHARDS + 1) - COST)
  })
})
