import { describe, expect, test } from 'vitest'
import { heads } from '#functions/conversations/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { prepareTurn } from '#functions/conversations/turn/prepare-turn'
import { attempt } from '#lib/database/commit'
import { audience, TABLE } from '#test/support/worlds/chat-world'
import { spendGuards } from '#test/support/worlds/spend-guards'
import { turnChat } from '#test/support/worlds/turn-chat'
import { waitingModel } from '#test/support/worlds/waiting-model'

describe('spend guards', () => {
  test('a conversation stops at its cap', async () => {
    const { send } = await turnChat({ settings: spendGuards({ perConversation: 2 }) })
    expect((await send('One')).events.at(-1)).toMatchObject({ continue: true })
    expect((await send('Two')).events.at(-1)).toMatchObject({ continue: true })
    expect((await send('Three')).events.at(-1)).toMatchObject({ continue: false, reason: 'spend-guard' })
  })

  test('a conversation takes messages up to its limit', async () => {
    const { send, transcript } = await turnChat({ settings: spendGuards({ turnsPerConversation: 2 }) })
    await send('One')
    await send('Two')
    await expect(send('Three')).rejects.toMatchObject({ code: 'limit-reached' })
    expect((await transcript()).filter(({ role }) => role === 'visitor')).toHaveLength(2)
  })

  test.each([['perDay'], ['perVisitorPerDay']])(
    '%s: concurrent turns spend less than the cap plus one hold',
    async (guard) => {
      const { chat, kinds } = await turnChat({ settings: spendGuards({ [guard]: 10 }), balance: 100_000_000 })
      const head = await chat.head()
      const ids = Array.from({ length: 120 }, (_, n) => `01CONVERSATION${String(n).padStart(12, '0')}`)
      for (const conversationId of ids)
        await attempt([heads.creating({ ...(head as NonNullable<typeof head>), conversationId })])
      const turn = await prepareTurn(chat.request(chat.message('x')), chat.ports)
      await Promise.all(
        ids.map((conversationId) =>
          handleMessage({ ...chat.request(chat.message('Hello')), conversationId }, chat.ports, audience()),
        ),
      )
      const spent = 100_000_000 - ((await chat.balance()) ?? 0)
      expect(spent).toBeGreaterThan(0)
      expect(spent).toBeLessThanOrEqual(10_000 + (turn?.hold ?? 0))
      const [count] = kinds('spend').concat(
        chat.database.items(TABLE).filter(({ pk }) => String(pk).startsWith('SPEND#')),
      )
      expect(count?.milliCredits).toBe(spent)
    },
  )

  test('perDay: a message during a turn is answered while the settled cost is under the cap', async () => {
    const { model, letGo, isAsked } = waitingModel()
    const { chat, send } = await turnChat({ model, settings: spendGuards({ perDay: 2 }) })
    const turn = await prepareTurn(chat.request(chat.message('x')), chat.ports)
    // the first hold alone reaches the cap, its cost does not
    expect(turn?.hold).toBeGreaterThanOrEqual(2000)
    const first = send('One')
    await isAsked()
    await send('Two')
    letGo()
    await isAsked()
    letGo()
    expect((await first).events.at(-1)).toMatchObject({ type: 'state', continue: true })
    expect(await chat.head()).toMatchObject({ inbound: 2, answered: 2, turns: 2, milliCredits: 2900 })
    expect(await chat.balance()).toBe(1_000_000 - 2900)
  })

  test('spending of one day does not count for the next', async () => {
    const { chat, send } = await turnChat({ settings: spendGuards({ perDay: 1 }) })
    await send('One')
    expect((await send('Two')).events.at(-1)).toMatchObject({ continue: false })
    chat.clock.now += 24 * 3_600_000
    expect((await send('Three')).events.at(-1)).toMatchObject({ continue: true })
  })

  test('a conversation that repeats itself is paused with one message, at no cost', async () => {
    const { chat, send } = await turnChat()
    for (let n = 0; n < 4; n++) await send('ping')
    const before = await chat.balance()
    expect((await send('ping')).text()).toContain('going in circles')
    await expect(send('ping')).rejects.toMatchObject({ code: 'rate-limited' })
    expect(await chat.balance()).toBe(before)
    chat.clock.now += 11 * 60_000
    expect((await send('A real question')).events.at(-1)).toMatchObject({ continue: true })
  })

  test('more messages in a minute than a visitor can type are a flood', async () => {
    const { chat, send } = await turnChat()
    let answered = 0
    for (let n = 0; n < 30; n++) {
      chat.clock.now += 500
      const received = await send(`message ${n}`).catch((refusal: unknown) => {
        expect(refusal).toMatchObject({ code: 'rate-limited' })
      })
      if (received?.events.some(({ type }) => type === 'done')) answered++
    }
    // twelve replies and the message that the agent is paused
    expect(answered).toBe(13)
  })
})
