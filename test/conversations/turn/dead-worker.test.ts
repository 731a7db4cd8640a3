import { describe, expect, test } from 'vitest'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { LEASE_MS } from '#functions/conversations/turn/limits'
import { audience } from '#test/support/worlds/chat-world'
import { turnChat } from '#test/support/worlds/turn-chat'
import { untilTrue } from '#test/support/worlds/until-true'
import { waitingModel } from '#test/support/worlds/waiting-model'

describe('a worker that dies', () => {
  const die = async ({ chat, kinds }: Awaited<ReturnType<typeof turnChat>>, text: string) => {
    // a model that never answers simulates a worker that died
    const { model } = waitingModel()
    const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
    void handleMessage(chat.request(chat.message(text, 'client-of-dead')), ports, audience())
    await untilTrue('the turn has its hold', () => kinds('hold').length === 1)
  }

  test('is replaced by the sweeper after its lease has expired, and its hold is released', async () => {
    const world = await turnChat()
    const { chat, kinds, spoken } = world
    await die(world, 'Anybody there?')
    expect((await answerOverdue(chat.ports)).count).toBe(0)
    expect(await spoken()).toEqual(['visitor: Anybody there?'])
    chat.clock.now += LEASE_MS + 1
    expect((await answerOverdue(chat.ports)).count).toBe(1)
    expect(await spoken()).toEqual(['visitor: Anybody there?', 'agent: An answer.'])
    expect(await chat.balance()).toBe(1_000_000 - 1450)
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
  })

  test('is replaced by the visitor’s own retry, which stores no message again', async () => {
    const world = await turnChat()
    const { chat, send, spoken } = world
    await die(world, 'Anybody there?')
    chat.clock.now += LEASE_MS + 1
    const received = await send('Anybody there?', 'client-of-dead')
    expect(received.events.map(({ type }) => type)).toEqual(['accepted', 'delta', 'done', 'state'])
    expect(await spoken()).toEqual(['visitor: Anybody there?', 'agent: An answer.'])
  })

  test('is replaced by the next message’s worker, which answers both', async () => {
    const world = await turnChat()
    const { chat, send, transcript } = world
    await die(world, 'Anybody there?')
    chat.clock.now += LEASE_MS + 1
    await send('Hello?')
    const [, , reply] = await transcript()
    expect(reply?.answers).toHaveLength(2)
    expect(await chat.balance()).toBe(1_000_000 - 1450)
  })

  test('and wakes up after its lease was reclaimed commits nothing', async () => {
    const { model, letGo, isAsked } = waitingModel()
    const { chat, kinds, spoken } = await turnChat()
    const slow = audience()
    const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
    const sleeper = handleMessage(chat.request(chat.message('Anybody there?')), ports, slow)
    await isAsked()
    chat.clock.now += LEASE_MS + 1
    await answerOverdue(chat.ports)
    letGo()
    await sleeper
    expect(await spoken()).toEqual(['visitor: Anybody there?', 'agent: An answer.'])
    expect(slow.events.map(({ type }) => type)).toEqual(['accepted', 'delta', 'reset', 'accepted'])
    expect(slow.events.at(-1)).toMatchObject({ queued: true })
    expect(kinds('ledger-entry')).toHaveLength(1)
  })

  test('and wakes up while another worker writes the reply leaves it to that one', async () => {
    const { model, letGo, isAsked } = waitingModel()
    const { chat, kinds, spoken } = await turnChat()
    const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
    const slow = audience()
    const sleeper = handleMessage(chat.request(chat.message('Anybody there?')), ports, slow)
    await isAsked()
    chat.clock.now += LEASE_MS + 1
    const second = answerOverdue(ports)
    await isAsked(2)
    letGo()
    await sleeper
    expect(slow.events.at(-1)).toMatchObject({ type: 'accepted', queued: true })
    expect(await spoken()).toEqual(['visitor: Anybody there?'])
    letGo()
    await second
    expect(await spoken()).toEqual(['visitor: Anybody there?', 'agent: An answer.'])
    expect(kinds('ledger-entry')).toHaveLength(1)
  })

  test('leaves no hold when the agent has been deleted', async () => {
    const world = await turnChat()
    const { chat, kinds } = world
    await die(world, 'Anybody there?')
    chat.clock.now += LEASE_MS + 1
    await answerOverdue({ ...chat.ports, agent: async () => undefined })
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
    expect(await chat.balance()).toBe(1_000_000)
  })
})
