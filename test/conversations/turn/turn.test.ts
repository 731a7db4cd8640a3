import { afterEach, describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { heads, messages, type StoredMessage } from '#functions/conversations/store'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { resumeTurn } from '#functions/conversations/turn/lease/resume-turn'
import { LEASE_MS } from '#functions/conversations/turn/limits'
import { prepareTurn } from '#functions/conversations/turn/prepare-turn'
import { attempt } from '#lib/database/commit'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceWorld, world } from '#lib/world'
import {
  audience,
  type ChatOptions,
  type ChatWorld,
  chatWorld,
  fakeModel,
  finish,
  TABLE,
} from '#test/support/worlds/chat-world'

let chat: ChatWorld
const open = async (options?: ChatOptions): Promise<ChatWorld> => {
  chat = await chatWorld(options)
  return chat
}
afterEach(() => chat.undo())

const send = async (text: string, providerId?: string) => {
  const received = audience()
  await handleMessage(chat.request(chat.message(text, providerId)), chat.ports, received)
  return received
}
const kinds = (kind: string) => chat.database.items(TABLE).filter((item) => item.kind === kind)
const transcript = async (): Promise<readonly StoredMessage[]> =>
  (await messages.list(`CONV#${chat.conversationId}`, 'MSG#', { consistent: true })).items
const spoken = async () => (await transcript()).map(({ role, text }) => `${role}: ${text}`)

/** A model whose answers wait until a test releases them. */
const waitingModel = () => {
  const waiting: (() => void)[] = []
  const model = fakeModel(async function* () {
    await new Promise<void>((go) => waiting.push(go))
    yield* finish('An answer.')
  })
  return { model, waiting, letGo: () => waiting.shift()?.() }
}
const until = async (isTrue: () => boolean | Promise<boolean>) => {
  for (let tries = 0; tries < 10_000 && !(await isTrue()); tries++) await new Promise((go) => setImmediate(go))
}

describe('an ordinary turn', () => {
  test('takes two serial round trips to the database', async () => {
    let depth = 0
    let trips = 0
    let inFlight = 0
    await open()
    const real = world().database
    const restore = replaceWorld({
      database: async (command: DatabaseCommand) => {
        // a call that starts while none is running begins a new round trip; the turn does not wait for the outbox's deletions
        if (command.constructor.name !== 'DeleteCommand' && inFlight === 0) trips++
        inFlight++
        depth = Math.max(depth, inFlight)
        await new Promise((go) => setImmediate(go))
        const answer = await real(command)
        inFlight--
        return answer
      },
    })
    await send('How much is it?')
    restore()
    expect(trips).toBe(2)
    expect(depth).toBe(3)
  })

  test('stores, answers, charges once, and leaves no hold', async () => {
    await open()
    const received = await send('How much is it?')
    expect(received.events.map(({ type }) => type)).toEqual(['accepted', 'delta', 'done', 'state'])
    expect(await spoken()).toEqual(['visitor: How much is it?', 'agent: An answer.'])
    // 1 credit and 100 tokens in at $2.50, 20 out at $10 a million
    expect(await chat.balance()).toBe(1_000_000 - 1000 - 250 - 200)
    expect([...kinds('hold'), ...kinds('owed'), ...kinds('outbox')]).toEqual([])
    expect(await chat.head()).toMatchObject({ inbound: 1, answered: 1, turns: 1, milliCredits: 1450 })
    expect(chat.published.map(({ type }) => type)).toEqual([
      'conversations.message-received',
      'conversations.reply-committed',
    ])
  })

  test('never costs more than its hold, however many tokens the model reports', async () => {
    await open({ model: fakeModel(() => finish('Long.', { inputTokens: 10_000_000, outputTokens: 10_000_000 })) })
    const before = (await chat.balance()) ?? 0
    let held = 0
    const real = world().database
    const restore = replaceWorld({
      database: (command) => {
        for (const item of kinds('hold')) held = Number(item.milliCredits)
        return real(command)
      },
    })
    await send('Everything, please')
    restore()
    expect(held).toBeGreaterThan(0)
    expect(before - ((await chat.balance()) ?? 0)).toBe(held)
  })

  test('is paid by the organisation where organisation billing is on', async () => {
    await open()
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

describe('a message that is sent twice', () => {
  test('is stored, answered and charged once', async () => {
    await open()
    await send('Hello', 'client-same-1')
    const again = await send('Hello', 'client-same-1')
    expect(again.events).toEqual([{ type: 'accepted', messageId: expect.any(String), queued: true }])
    expect(await spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
    expect(kinds('ledger-entry')).toHaveLength(1)
  })

  test('is not answered a second time while the first reply is being written', async () => {
    const { model, letGo, waiting } = waitingModel()
    await open({ model })
    const first = send('Hello', 'client-same-2')
    await until(() => waiting.length === 1)
    expect((await send('Hello', 'client-same-2')).events).toEqual([
      { type: 'accepted', messageId: expect.any(String), queued: true },
    ])
    letGo()
    await first
    expect(await spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
  })

  test('is stored once though it is sent twenty times at once', async () => {
    await open()
    await Promise.all(Array.from({ length: 20 }, () => send('Hello', 'client-same-3')))
    expect(await spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
  })
})

describe('messages that arrive while the agent writes', () => {
  test('get one further reply from the same worker', async () => {
    const { model, letGo, waiting } = waitingModel()
    await open({ model })
    const first = send('One')
    await until(() => waiting.length === 1)
    const second = await send('Two')
    const third = await send('Three')
    expect(
      [second, third].map(({ events }) => events.map((event) => event.type === 'accepted' && event.queued)),
    ).toEqual([[true], [true]])
    letGo()
    await until(() => waiting.length === 1)
    letGo()
    const received = await first
    expect(received.events.filter(({ type }) => type === 'done')).toHaveLength(2)
    const replies = (await transcript()).filter(({ role }) => role === 'agent')
    expect(replies.map(({ answers = [] }) => answers.length)).toEqual([1, 2])
    expect(kinds('ledger-entry')).toHaveLength(2)
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
  })

  test('get none without credits for another round: the visitor gets the reason, and no hold is left', async () => {
    const { model, letGo, waiting } = waitingModel()
    // enough for one hold, but not for a second one after the first one's cost
    await open({ model })
    const turn = await prepareTurn({ ...chat.request(chat.message('x')) }, chat.ports)
    await attempt([accounts.putting({ ...chat.agent.payer, balance: (turn?.hold ?? 0) + 100, hasEverPaid: false })])
    const first = send('One')
    await until(() => waiting.length === 1)
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
    const { model, letGo, waiting } = waitingModel()
    await open({ model, settings: quietGuards({}) })
    const first = send('Number 0')
    await until(() => waiting.length === 1)
    for (let n = 1; n <= 70; n++) {
      chat.clock.now += 1000
      await send(`Number ${n}`)
    }
    chat.clock.now += 70_000
    letGo()
    await until(() => waiting.length === 1)
    letGo()
    await first
    const answered = (await transcript()).flatMap(({ answers = [] }) => answers)
    expect(new Set(answered).size).toBe(71)
    expect(answered).toHaveLength(71)
  })
})

const quietGuards = (guards: object) => ({
  security: {
    allowedOrigins: [],
    spendGuards: {
      perConversation: 0,
      perVisitorPerDay: 0,
      perDay: 0,
      turnsPerConversation: 0,
      alertAt: [],
      isStopped: false,
      ...guards,
    },
  },
})

describe('a worker that dies', () => {
  const die = async (text: string) => {
    // a model that never answers simulates a worker that died
    const { model } = waitingModel()
    const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
    void handleMessage(chat.request(chat.message(text, 'client-of-dead')), ports, audience())
    await until(() => kinds('hold').length === 1)
  }

  test('is replaced by the sweeper after its lease has expired, and its hold is released', async () => {
    await open()
    await die('Anybody there?')
    expect((await answerOverdue(chat.ports)).count).toBe(0)
    expect(await spoken()).toEqual(['visitor: Anybody there?'])
    chat.clock.now += LEASE_MS + 1
    expect((await answerOverdue(chat.ports)).count).toBe(1)
    expect(await spoken()).toEqual(['visitor: Anybody there?', 'agent: An answer.'])
    expect(await chat.balance()).toBe(1_000_000 - 1450)
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
  })

  test('is replaced by the visitor’s own retry, which stores no message again', async () => {
    await open()
    await die('Anybody there?')
    chat.clock.now += LEASE_MS + 1
    const received = await send('Anybody there?', 'client-of-dead')
    expect(received.events.map(({ type }) => type)).toEqual(['accepted', 'delta', 'done', 'state'])
    expect(await spoken()).toEqual(['visitor: Anybody there?', 'agent: An answer.'])
  })

  test('is replaced by the next message’s worker, which answers both', async () => {
    await open()
    await die('Anybody there?')
    chat.clock.now += LEASE_MS + 1
    await send('Hello?')
    const [, , reply] = await transcript()
    expect(reply?.answers).toHaveLength(2)
    expect(await chat.balance()).toBe(1_000_000 - 1450)
  })

  test('and wakes up after its lease was reclaimed commits nothing', async () => {
    const { model, letGo, waiting } = waitingModel()
    await open()
    const slow = audience()
    const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
    const sleeper = handleMessage(chat.request(chat.message('Anybody there?')), ports, slow)
    await until(() => waiting.length === 1)
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
    const { model, letGo, waiting } = waitingModel()
    await open()
    const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
    const slow = audience()
    const sleeper = handleMessage(chat.request(chat.message('Anybody there?')), ports, slow)
    await until(() => waiting.length === 1)
    chat.clock.now += LEASE_MS + 1
    const second = answerOverdue(ports)
    await until(() => waiting.length === 2)
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
    await open()
    await die('Anybody there?')
    chat.clock.now += LEASE_MS + 1
    await answerOverdue({ ...chat.ports, agent: async () => undefined })
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
    expect(await chat.balance()).toBe(1_000_000)
  })
})

describe('credits', () => {
  test('at zero the message is stored without a hold, and the visitor gets the reason', async () => {
    await open({ balance: 500 })
    const received = await send('Hello')
    expect(received.events.map(({ type }) => type)).toEqual(['accepted', 'state'])
    expect(received.events.at(-1)).toMatchObject({ continue: false, reason: 'no-credits' })
    expect(JSON.parse(chat.published.at(-1)?.detail ?? '{}').data).toMatchObject({ unanswered: 'no-credits' })
    expect(await spoken()).toEqual(['visitor: Hello'])
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
    expect(await chat.balance()).toBe(500)
  })

  test('bought later let the next message bring a reply to all messages', async () => {
    await open({ balance: 500 })
    await send('Hello')
    await attempt([accounts.putting({ ...chat.agent.payer, balance: 1_000_000, hasEverPaid: true })])
    await send('Hello?')
    const replies = (await transcript()).filter(({ role }) => role === 'agent')
    expect(replies.map(({ answers = [] }) => answers.length)).toEqual([2])
  })
})

describe('a silent agent', () => {
  test('stores a message to a human agent and does not answer it', async () => {
    await open({ head: { state: 'human-chatting', silence: 'human' } })
    const received = await send('Are you human?')
    expect(received.events.at(-1)).toEqual({ type: 'state', state: 'human-chatting', continue: true, reason: 'human' })
    expect(await spoken()).toEqual(['visitor: Are you human?'])
    expect(await chat.head()).toMatchObject({ inbound: 0, lastText: 'Are you human?' })
    expect(chat.published.map(({ type }) => type)).toEqual(['conversations.message-received'])
  })

  test('does not reply after a member has taken over while it was writing', async () => {
    const { model, letGo, waiting } = waitingModel()
    await open({ model })
    const first = send('Help')
    await until(() => waiting.length === 1)
    await attempt([
      heads.changing(chat, { set: { state: 'human-chatting', silence: 'human' } }, { silence: { op: 'absent' } }),
    ])
    letGo()
    const received = await first
    expect(received.events.at(-1)).toMatchObject({ type: 'state', reason: 'human' })
    expect(await spoken()).toEqual(['visitor: Help'])
    expect(await chat.balance()).toBe(1_000_000)
  })

  test('stores no message in a conversation that has ended', async () => {
    await open({ head: { state: 'ended_chat', silence: 'ended' } })
    await expect(send('One more thing')).rejects.toMatchObject({ code: 'gone' })
    expect(await transcript()).toEqual([])
  })

  test('stops answering at once with the kill switch, and still stores messages', async () => {
    await open({ settings: quietGuards({ isStopped: true }) })
    expect((await send('Hello')).events.at(-1)).toMatchObject({ continue: false, reason: 'stopped' })
    expect(await spoken()).toEqual(['visitor: Hello'])
    expect(await chat.balance()).toBe(1_000_000)
  })

  test('finds no conversation of another agent, and stores no message there', async () => {
    await open({ head: { agentId: 'other-agent-0001' } })
    await expect(send('Hello')).rejects.toMatchObject({ code: 'not-found' })
    expect(await transcript()).toEqual([])
    expect(await chat.balance()).toBe(1_000_000)
  })
})

describe('spend guards', () => {
  test('a conversation stops at its cap', async () => {
    await open({ settings: quietGuards({ perConversation: 2 }) })
    expect((await send('One')).events.at(-1)).toMatchObject({ continue: true })
    expect((await send('Two')).events.at(-1)).toMatchObject({ continue: true })
    expect((await send('Three')).events.at(-1)).toMatchObject({ continue: false, reason: 'spend-guard' })
  })

  test('a conversation takes messages up to its limit', async () => {
    await open({ settings: quietGuards({ turnsPerConversation: 2 }) })
    await send('One')
    await send('Two')
    await expect(send('Three')).rejects.toMatchObject({ code: 'limit-reached' })
    expect((await transcript()).filter(({ role }) => role === 'visitor')).toHaveLength(2)
  })

  test.each([['perDay'], ['perVisitorPerDay']])(
    '%s: concurrent turns spend less than the cap plus one hold',
    async (guard) => {
      await open({ settings: quietGuards({ [guard]: 10 }), balance: 100_000_000 })
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
    const { model, letGo, waiting } = waitingModel()
    await open({ model, settings: quietGuards({ perDay: 2 }) })
    const turn = await prepareTurn(chat.request(chat.message('x')), chat.ports)
    // the first hold alone reaches the cap, its cost does not
    expect(turn?.hold).toBeGreaterThanOrEqual(2000)
    const first = send('One')
    await until(() => waiting.length === 1)
    await send('Two')
    letGo()
    await until(() => waiting.length === 1)
    letGo()
    expect((await first).events.at(-1)).toMatchObject({ type: 'state', continue: true })
    expect(await chat.head()).toMatchObject({ inbound: 2, answered: 2, turns: 2, milliCredits: 2900 })
    expect(await chat.balance()).toBe(1_000_000 - 2900)
  })

  test('spending of one day does not count for the next', async () => {
    await open({ settings: quietGuards({ perDay: 1 }) })
    await send('One')
    expect((await send('Two')).events.at(-1)).toMatchObject({ continue: false })
    chat.clock.now += 24 * 3_600_000
    expect((await send('Three')).events.at(-1)).toMatchObject({ continue: true })
  })

  test('a conversation that repeats itself is paused with one message, at no cost', async () => {
    await open()
    for (let n = 0; n < 4; n++) await send('ping')
    const before = await chat.balance()
    expect((await send('ping')).text()).toContain('repeats itself')
    expect((await send('ping')).events.at(-1)).toMatchObject({ continue: false, reason: 'spend-guard' })
    expect(await chat.balance()).toBe(before)
    chat.clock.now += 11 * 60_000
    expect((await send('A real question')).events.at(-1)).toMatchObject({ continue: true })
  })

  test('more messages in a minute than a visitor can type are a flood', async () => {
    await open()
    let answered = 0
    for (let n = 0; n < 30; n++) {
      chat.clock.now += 500
      if ((await send(`message ${n}`)).events.some(({ type }) => type === 'done')) answered++
    }
    // twelve replies and the message that the agent is paused
    expect(answered).toBe(13)
  })
})

describe('without an owed reply', () => {
  test('resuming a conversation does nothing', async () => {
    await open()
    await send('Hello')
    const turn = await prepareTurn(chat.request(chat.message('x')), chat.ports)
    expect(turn && (await resumeTurn(turn))).toEqual({ kind: 'settled' })
  })

  test('all items of an agent without history expire', async () => {
    await open({ settings: { recordChatHistory: false } })
    await send('A secret')
    for (const item of kinds('message')) expect(item.ttl).toBeGreaterThan(0)
  })
})
