import { describe, expect, test } from 'vitest'
import { heads } from '#functions/conversations/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { attempt } from '#lib/database/commit'
import { MILLI } from '#shared/billing/milli-credits'
import { audience, TABLE } from '#test/support/worlds/chat-world'
import { spendGuards } from '#test/support/worlds/spend-guards'
import { turnChat } from '#test/support/worlds/turn-chat'
import { untilTrue } from '#test/support/worlds/until-true'
import { waitingModel } from '#test/support/worlds/waiting-model'

const COST = 1450
const SHARDS = { payer: 0, day: 4 }

/** An agent with a cap for the day, in credits, whose count has shards. */
const capped = async (perDay: number) => {
  const { model, letGo, isAsked } = waitingModel()
  const world = await turnChat({
    model,
    settings: spendGuards({ perDay }),
    shards: SHARDS,
    balance: 100_000_000,
  })
  const rows = () => world.chat.database.items(TABLE)
  return {
    ...world,
    letGo,
    isAsked,
    shards: () => rows().filter(({ kind }) => kind === 'spend-shard'),
    /** What each day counts without what lies in its shards. */
    spent: () => {
      const days = new Map<string, number>()
      for (const { kind, pk, milliCredits, left } of rows()) {
        const day = String(pk).split('#')[3] ?? ''
        if (kind === 'spend') days.set(day, (days.get(day) ?? 0) + Number(milliCredits))
        if (kind === 'spend-shard') days.set(day, (days.get(day) ?? 0) - Number(left))
      }
      return Object.fromEntries(days)
    },
  }
}

describe('a day with shards', () => {
  test('holds its cap and no more than one hold beyond, of 120 turns at once, and refuses none before', async () => {
    const perDay = 2000
    const { chat, letGo, isAsked, holds, spent, shards } = await capped(perDay)
    const template = await chat.head()
    if (!template) throw new Error('no conversation')
    const ids = Array.from({ length: 120 }, (_, n) => `01CONVERSATION${String(n).padStart(12, '0')}`)
    for (const conversationId of ids) await attempt([heads.creating({ ...template, conversationId })])
    const audiences = ids.map(() => audience())
    const turns = ids.map((conversationId, at) =>
      handleMessage(
        { ...chat.request(chat.message('Hello')), conversationId },
        chat.ports,
        audiences[at] ?? audience(),
      ),
    )
    const refused = () => audiences.filter(({ events }) => events.some(({ type }) => type === 'state'))
    await untilTrue('each turn runs or is refused', () => holds().length + refused().length === ids.length)
    const [{ milliCredits: hold } = { milliCredits: 1 }] = holds()
    const running = holds().length
    expect(running).toBe(Math.ceil((perDay * MILLI) / hold))
    expect(refused()).toHaveLength(ids.length - running)
    for (const { events } of refused()) expect(events.at(-1)).toMatchObject({ reason: 'spend-guard' })
    expect(Object.values(spent())).toEqual([running * hold])
    expect(shards()).toEqual([])
    await isAsked(running)
    for (let turn = 0; turn < running; turn++) letGo()
    await Promise.all(turns)
    expect(Object.values(spent())).toEqual([running * COST])
  })

  test('that ends in mid-turn keeps what was spent in it, and the next round holds of the next', async () => {
    const { chat, send, letGo, isAsked, holds, spent, shards } = await capped(100_000)
    chat.clock.now = Date.UTC(2027, 5, 1, 23, 59, 59)
    const first = send('Anybody there?')
    await isAsked()
    await send('Hello?')
    chat.clock.now += 2000
    letGo()
    await isAsked()
    expect(spent()).toEqual({ '2027-06-01': COST, '2027-06-02': holds()[0]?.milliCredits })
    expect(shards()).toHaveLength(2)
    letGo()
    await first
    expect(spent()).toEqual({ '2027-06-01': COST, '2027-06-02': COST })
  })
})
