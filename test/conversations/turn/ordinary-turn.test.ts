import { describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { resumeTurn } from '#functions/conversations/turn/lease/resume-turn'
import { prepareTurn } from '#functions/conversations/turn/prepare-turn'
import { attempt } from '#lib/database/commit'
import { replaceWorld, world } from '#lib/world'
import { countTrips } from '#test/support/database/count-trips'
import { audience, fakeModel, finish } from '#test/support/worlds/chat-world'
import { turnChat } from '#test/support/worlds/turn-chat'

describe('an ordinary turn', () => {
  test('takes two serial round trips to the database', async () => {
    const { send } = await turnChat()
    const { trips, depth } = await countTrips(() => send('How much is it?'))
    expect(trips).toBe(2)
    expect(depth).toBe(3)
  })

  test('stores, answers, charges once, and leaves no hold', async () => {
    const { chat, send, kinds, holds, spoken } = await turnChat()
    const received = await send('How much is it?')
    expect(received.events.map(({ type }) => type)).toEqual(['accepted', 'delta', 'done', 'state'])
    expect(await spoken()).toEqual(['visitor: How much is it?', 'agent: An answer.'])
    // 1 credit and 100 tokens in at $2.50, 20 out at $10 a million
    expect(await chat.balance()).toBe(1_000_000 - 1000 - 250 - 200)
    expect([...holds(), ...kinds('owed'), ...kinds('outbox')]).toEqual([])
    expect(await chat.head()).toMatchObject({ inbound: 1, answered: 1, turns: 1, milliCredits: 1450 })
    expect(chat.published.map(({ type }) => type)).toEqual([
      'conversations.message-received',
      'conversations.reply-committed',
    ])
  })

  test('never costs more than its hold, however many tokens the model reports', async () => {
    const { chat, send, holds } = await turnChat({
      model: fakeModel(() => finish('Long.', { inputTokens: 10_000_000, outputTokens: 10_000_000 })),
    })
    const before = (await chat.balance()) ?? 0
    let held = 0
    const real = world().database
    const restore = replaceWorld({
      database: (command) => {
        for (const { milliCredits } of holds()) held = milliCredits
        return real(command)
      },
    })
    await send('Everything, please')
    restore()
    expect(held).toBeGreaterThan(0)
    expect(before - ((await chat.balance()) ?? 0)).toBe(held)
  })

  test('is paid by the organisation where organisation billing is on', async () => {
    const { chat } = await turnChat()
    const payer = { kind: 'organisation', id: 'org-1' } as const
    await attempt([accounts.putting({ ...payer, balance: 100_000, hasEverPaid: false })])
    const agent = { ...chat.agent, payer }
    const received = audience()
    await handleMessage(
      chat.request(chat.message('Hello there')),
      { ...chat.ports, agent: async () => agent },
      received,
    )
    expect(await chat.balance()).toBe(1_000_000)
    expect((await accounts.get(payer))?.balance).toBe(100_000 - 1450)
  })
})

describe('without an owed reply', () => {
  test('resuming a conversation does nothing', async () => {
    const { chat, send } = await turnChat()
    await send('Hello')
    const turn = await prepareTurn(chat.request(chat.message('x')), chat.ports)
    expect(turn && (await resumeTurn(turn))).toEqual({ kind: 'settled' })
  })

  test('all items of an agent without history expire', async () => {
    const { send, kinds } = await turnChat({ settings: { recordChatHistory: false } })
    await send('A secret')
    for (const item of kinds('message')) expect(item.ttl).toBeGreaterThan(0)
  })
})
