import { describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { prepareTurn } from '#functions/conversations/turn/prepare-turn'
import { attempt } from '#lib/database/commit'
import { spendGuards } from '#test/support/worlds/spend-guards'
import { turnChat } from '#test/support/worlds/turn-chat'
import { waitingModel } from '#test/support/worlds/waiting-model'

describe('messages that arrive while the agent writes', () => {
  test('get one further reply from the same worker', async () => {
    const { model, letGo, isAsked } = waitingModel()
    const { send, kinds, transcript } = await turnChat({ model })
    const first = send('One')
    await isAsked()
    const second = await send('Two')
    const third = await send('Three')
    expect(
      [second, third].map(({ events }) => events.map((event) => event.type === 'accepted' && event.queued)),
    ).toEqual([[true], [true]])
    letGo()
    await isAsked()
    letGo()
    const received = await first
    expect(received.events.filter(({ type }) => type === 'done')).toHaveLength(2)
    const replies = (await transcript()).filter(({ role }) => role === 'agent')
    expect(replies.map(({ answers = [] }) => answers.length)).toEqual([1, 2])
    expect(kinds('ledger-entry')).toHaveLength(2)
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
  })

  test('get none without credits for another round: the visitor gets the reason, and no hold is left', async () => {
    const { model, letGo, isAsked } = waitingModel()
    // enough for one hold, but not for a second one after the first one's cost
    const { chat, send, kinds } = await turnChat({ model })
    const turn = await prepareTurn({ ...chat.request(chat.message('x')) }, chat.ports)
    await attempt([accounts.putting({ ...chat.agent.payer, balance: (turn?.hold ?? 0) + 100, hasEverPaid: false })])
    const first = send('One')
    await isAsked()
    await send('Two')
    letGo()
    const received = await first
    expect(received.events.at(-1)).toEqual({
      type: 'state',
      state: 'ai-chatting',
      continue: false,
      reason: 'no-credits',
    })
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
    expect(await chat.balance()).toBe((turn?.hold ?? 0) + 100 - 1450)
    expect(await chat.head()).toMatchObject({ inbound: 2, answered: 1 })
  })

  test('are all answered though the burst is longer than one read', async () => {
    const { model, letGo, isAsked } = waitingModel()
    const { chat, send, transcript } = await turnChat({ model, settings: spendGuards({}) })
    const first = send('Number 0')
    await isAsked()
    for (let n = 1; n <= 40; n++) {
      chat.clock.now += 2000
      await send(`Number ${n}`)
    }
    chat.clock.now += 70_000
    letGo()
    await isAsked()
    letGo()
    await first
    const answered = (await transcript()).flatMap(({ answers = [] }) => answers)
    expect(new Set(answered).size).toBe(41)
    expect(answered).toHaveLength(41)
  })
})
