import { describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { spendGuards } from '#test/support/worlds/spend-guards'
import { turnChat } from '#test/support/worlds/turn-chat'
import { waitingModel } from '#test/support/worlds/waiting-model'

describe('a silent agent', () => {
  test('stores a message to a human agent and does not answer it', async () => {
    const { chat, send, spoken } = await turnChat({ head: { state: 'human-chatting', silence: 'human' } })
    const received = await send('Are you human?')
    expect(received.events.at(-1)).toEqual({ type: 'state', state: 'human-chatting', continue: true, reason: 'human' })
    expect(await spoken()).toEqual(['visitor: Are you human?'])
    expect(await chat.head()).toMatchObject({ inbound: 0, lastText: 'Are you human?' })
    expect(chat.published.map(({ type }) => type)).toEqual(['conversations.message-received'])
  })

  test('does not reply after a member has taken over while it was writing', async () => {
    const { model, letGo, isAsked } = waitingModel()
    const { chat, send, spoken } = await turnChat({ model })
    const first = send('Help')
    await isAsked()
    await attempt([
      heads.changing(chat, { set: { state: 'human-chatting', silence: 'human' } }, { silence: { op: 'absent' } }),
    ])
    letGo()
    const received = await first
    expect(received.events.at(-1)).toMatchObject({ type: 'state', reason: 'human' })
    expect(await spoken()).toEqual(['visitor: Help'])
    expect(await chat.balance()).toBe(1_000_000 - 1450)
  })

  test('stores no message in a conversation that has ended', async () => {
    const { send, transcript } = await turnChat({ head: { state: 'ended_chat', silence: 'ended' } })
    await expect(send('One more thing')).rejects.toMatchObject({ code: 'gone' })
    expect(await transcript()).toEqual([])
  })

  test('stops answering at once with the kill switch, and still stores messages', async () => {
    const { chat, send, spoken } = await turnChat({ settings: spendGuards({ isStopped: true }) })
    expect((await send('Hello')).events.at(-1)).toMatchObject({ continue: false, reason: 'stopped' })
    expect(await spoken()).toEqual(['visitor: Hello'])
    expect(await chat.balance()).toBe(1_000_000)
  })

  test('finds no conversation of another agent, and stores no message there', async () => {
    const { chat, send, transcript } = await turnChat({ head: { agentId: 'other-agent-0001' } })
    await expect(send('Hello')).rejects.toMatchObject({ code: 'not-found' })
    expect(await transcript()).toEqual([])
    expect(await chat.balance()).toBe(1_000_000)
  })
})

describe('credits', () => {
  test('at zero the message is stored without a hold, and the visitor gets the reason', async () => {
    const { chat, send, kinds, holds, spoken } = await turnChat({ balance: 500 })
    const received = await send('Hello')
    expect(received.events.map(({ type }) => type)).toEqual(['accepted', 'state'])
    expect(received.events.at(-1)).toMatchObject({ continue: false, reason: 'no-credits' })
    expect(JSON.parse(chat.published.at(-1)?.detail ?? '{}').data).toMatchObject({ unanswered: 'no-credits' })
    expect(await spoken()).toEqual(['visitor: Hello'])
    expect([...holds(), ...kinds('owed')]).toEqual([])
    expect(await chat.balance()).toBe(500)
  })

  test('bought later let the next message bring a reply to all messages', async () => {
    const { chat, send, transcript } = await turnChat({ balance: 500 })
    await send('Hello')
    await attempt([accounts.putting({ ...chat.agent.payer, balance: 1_000_000, hasEverPaid: true })])
    await send('Hello?')
    const replies = (await transcript()).filter(({ role }) => role === 'agent')
    expect(replies.map(({ answers = [] }) => answers.length)).toEqual([2])
  })
})
