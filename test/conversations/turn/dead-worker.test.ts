import { describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { heads } from '#functions/conversations/store'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import { giveUpAnswer } from '#functions/conversations/turn/give-up-answer'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { cancelTurn } from '#functions/conversations/turn/lease/cancel-turn'
import { dropOwed } from '#functions/conversations/turn/lease/drop-owed'
import { type Owed, owedAnswers } from '#functions/conversations/turn/lease/store'
import { LEASE_MS } from '#functions/conversations/turn/limits'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world as outside, replaceWorld } from '#lib/world'
import { conversationMessages } from '#shared/conversations/messages'
import { audience } from '#test/support/worlds/chat-world'
import { spendGuards } from '#test/support/worlds/spend-guards'
import { turnChat } from '#test/support/worlds/turn-chat'
import { untilTrue } from '#test/support/worlds/until-true'
import { waitingModel } from '#test/support/worlds/waiting-model'

describe('a worker that dies', () => {
  const die = async ({ chat, holds }: Awaited<ReturnType<typeof turnChat>>, text: string) => {
    // a model that never answers simulates a worker that died
    const { model } = waitingModel()
    const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
    void handleMessage(chat.request(chat.message(text, 'client-of-dead')), ports, audience())
    await untilTrue('the turn has its hold', () => holds().length === 1)
  }

  test('is replaced by the sweeper after its lease has expired, and its hold is released', async () => {
    const world = await turnChat()
    const { chat, kinds, holds, spoken } = world
    await die(world, 'Anybody there?')
    expect((await answerOverdue(chat.ports)).count).toBe(0)
    expect(await spoken()).toEqual(['visitor: Anybody there?'])
    chat.clock.now += LEASE_MS + 1
    expect((await answerOverdue(chat.ports)).count).toBe(1)
    expect(await spoken()).toEqual(['visitor: Anybody there?', 'agent: An answer.'])
    expect(await chat.balance()).toBe(1_000_000 - 1450)
    expect([...holds(), ...kinds('owed')]).toEqual([])
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

  test('is not replaced once the conversation has reached its cap: its hold is released', async () => {
    const world = await turnChat({ settings: spendGuards({ perConversation: 2 }) })
    const { chat, kinds, holds, send, spoken } = world
    await die(world, 'Anybody there?')
    // what its voice note cost was charged after the turn began
    await attempt([heads.changing(chat, { add: { milliCredits: 2000 } })])
    chat.clock.now += LEASE_MS + 1
    await answerOverdue(chat.ports)
    expect(await spoken()).toEqual(['visitor: Anybody there?'])
    expect([...holds(), ...kinds('owed')]).toEqual([])
    expect(await chat.balance()).toBe(1_000_000)
    expect((await send('Hello?')).events.at(-1)).toMatchObject({ continue: false, reason: 'spend-guard' })
  })

  test('and whose conversation reaches its cap in the moment of the takeover is not replaced', async () => {
    const world = await turnChat({ settings: spendGuards({ perConversation: 2 }) })
    const { chat, spoken, holds } = world
    await die(world, 'Anybody there?')
    chat.clock.now += LEASE_MS + 1
    const real = outside().database
    let reads = 0
    const restore = replaceWorld({
      database: async (command) => {
        const answer = await real(command)
        const { Key } = command.input as { Key?: { sk: string } }
        if (Key?.sk === 'HEAD' && command.constructor.name === 'GetCommand' && ++reads === 2)
          await attempt([heads.changing(chat, { add: { milliCredits: 2000 } })])
        return answer
      },
    })
    await answerOverdue(chat.ports)
    restore()
    expect(await spoken()).toEqual(['visitor: Anybody there?'])
    expect(holds()).toEqual([])
  })

  test('leaves no lease behind although its payer’s account no longer exists', async () => {
    const world = await turnChat()
    const { chat, holds, kinds } = world
    await die(world, 'Anybody there?')
    await accounts.drop(chat.agent.payer)
    const head = await chat.head()
    expect(head && (await cancelTurn(head))).toBe(true)
    expect([...holds(), ...kinds('owed'), ...kinds('account')]).toEqual([])
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

  describe('in a conversation whose answer fails again and again', () => {
    const failing = async (world: Awaited<ReturnType<typeof turnChat>>, minutes: number) => {
      const ports = { ...world.chat.ports, agent: () => Promise.reject(new Error('this agent cannot be read')) }
      for (let minute = 0; minute < minutes; minute++) {
        await answerOverdue(ports)
        world.chat.clock.now += 60_000
      }
    }
    const owedRows = ({ kinds }: Awaited<ReturnType<typeof turnChat>>) => kinds('owed')

    test('is replaced five times, each a minute later, and at last by an apology that releases the hold', async () => {
      const world = await turnChat()
      const { chat, kinds, holds, spoken, send, transcript } = world
      await die(world, 'Anybody there?')
      chat.clock.now += LEASE_MS + 1
      await failing(world, 3)
      expect(owedRows(world)).toMatchObject([{ attempts: 2 }])
      await failing(world, 17)
      expect(await spoken()).toEqual(['visitor: Anybody there?', `agent: ${conversationMessages.apology}`])
      expect([...holds(), ...kinds('owed'), ...kinds('ledger-entry')]).toEqual([])
      expect(await chat.balance()).toBe(1_000_000)
      expect(await chat.head()).toMatchObject({ lastText: conversationMessages.apology, inbound: 1, answered: 0 })
      expect(chat.published.at(-1)?.type).toBe('conversations.notice-stored')
      await send('Hello?')
      expect((await transcript()).at(-1)?.answers).toHaveLength(2)
    })

    test('keeps its attempts when another worker reclaims it and dies too', async () => {
      const world = await turnChat()
      await die(world, 'Anybody there?')
      world.chat.clock.now += LEASE_MS + 1
      await failing(world, 2)
      world.chat.clock.now += 60_000
      const { model, isAsked } = waitingModel()
      void answerOverdue({ ...world.chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) })
      await isAsked()
      expect(owedRows(world)).toMatchObject([{ attempts: 3, until: world.chat.clock.now + LEASE_MS }])
    })

    test('is not apologised for while a human agent has the conversation', async () => {
      const world = await turnChat()
      await die(world, 'Anybody there?')
      await attempt([heads.changing(world.chat, { set: { state: 'human-chatting', silence: 'human' } })])
      world.chat.clock.now += LEASE_MS + 1
      await failing(world, 20)
      expect(await world.spoken()).toEqual(['visitor: Anybody there?'])
      expect([...world.holds(), ...world.kinds('owed')]).toEqual([])
    })

    test.each([
      [
        'conversation',
        async (world: Awaited<ReturnType<typeof turnChat>>) =>
          attempt([heads.changing(world.chat, { set: { inbound: 0.5 } })]),
      ],
      [
        'row',
        async (world: Awaited<ReturnType<typeof turnChat>>) =>
          attempt([owedAnswers.changing(world.chat, { set: { until: 0.5, attempts: 0.5 } })]),
      ],
    ])('is dropped from the queue when its %s cannot be read', async (_, breakIt) => {
      const world = await turnChat()
      await die(world, 'Anybody there?')
      world.chat.clock.now += LEASE_MS + 1
      await breakIt(world)
      await failing(world, 60)
      expect(owedRows(world)).toEqual([])
    })

    test.each([
      ['row cannot be read', { attempts: 0.5 }],
      ['apology fails too', { attempts: 10 }],
    ])('releases its lease and its hold when its %s', async (_, row) => {
      const world = await turnChat()
      await die(world, 'Anybody there?')
      await attempt([owedAnswers.changing(world.chat, { set: row })])
      await failing(world, 1)
      expect(await world.chat.head()).toHaveProperty('leaseToken')
      world.chat.clock.now += LEASE_MS + 1
      await failing(world, 1)
      expect(await world.chat.head()).not.toHaveProperty('leaseToken')
      expect([...world.holds(), ...owedRows(world)]).toEqual([])
      expect(await world.chat.balance()).toBe(1_000_000)
    })

    test('is not given up when another worker has reclaimed it in the same moment', async () => {
      const world = await turnChat()
      const { chat, holds, spoken } = world
      await die(world, 'Anybody there?')
      const { conversationId, agent } = chat
      await giveUpAnswer({ conversationId, agentId: agent.agentId, until: chat.clock.now, attempts: 6 })
      expect(await spoken()).toEqual(['visitor: Anybody there?'])
      expect([holds().length, owedRows(world).length]).toEqual([1, 1])
    })

    test.each([
      ['given up', giveUpAnswer],
      ['dropped', ({ until, ...owed }: Owed) => dropOwed(owed, { until: is(until) })],
    ])('keeps the row of a turn that began after it was %s', async (_, end) => {
      const world = await turnChat()
      const { conversationId, agent, clock } = world.chat
      const owed = { conversationId, agentId: agent.agentId, until: clock.now }
      await attempt([owedAnswers.putting({ ...owed, until: clock.now + LEASE_MS })])
      await end(owed)
      expect(owedRows(world)).toHaveLength(1)
      await attempt([owedAnswers.putting(owed)])
      await end(owed)
      expect(owedRows(world)).toEqual([])
    })
  })

  test('leaves no hold when the agent has been deleted', async () => {
    const world = await turnChat()
    const { chat, kinds, holds } = world
    await die(world, 'Anybody there?')
    chat.clock.now += LEASE_MS + 1
    await answerOverdue({ ...chat.ports, agent: async () => undefined })
    expect([...holds(), ...kinds('owed')]).toEqual([])
    expect(await chat.balance()).toBe(1_000_000)
  })
})
