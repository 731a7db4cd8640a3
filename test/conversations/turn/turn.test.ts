import { afterEach, describe, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { heads, messages, type StoredMessage } from '#functions/conversations/store'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { resumeTurn } from '#functions/conversations/turn/lease/take-turn'
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
  finish,
  saying,
  TABLE,
} from '#test/support/worlds/chat-world'

let chat: ChatWorld
const open = async (options?: ChatOptions): Promise<ChatWorld> => {
  chat = await chatWorld(options)
  return chat
}
afterEach(() => chat.undo())

const tell = async (text: string, providerId?: string) => {
  const heard = audience()
  await handleMessage(chat.speech(chat.message(text, providerId)), chat.ports, heard)
  return heard
}
const kinds = (kind: string) => chat.database.items(TABLE).filter((item) => item.kind === kind)
const transcript = async (): Promise<readonly StoredMessage[]> =>
  (await messages.list(`CONV#${chat.conversationId}`, 'MSG#', { consistent: true })).items
const spoken = async () => (await transcript()).map(({ role, text }) => `${role}: ${text}`)

/** A model whose answers wait until a test lets them go. */
const waitingModel = () => {
  const waiting: (() => void)[] = []
  const model = saying(async function* () {
    await new Promise<void>((go) => waiting.push(go))
    yield* finish('An answer.')
  })
  return { model, waiting, letGo: () => waiting.shift()?.() }
}
const until = async (isTrue: () => boolean | Promise<boolean>) => {
  for (let tries = 0; tries < 10_000 && !(await isTrue()); tries++) await new Promise((go) => setImmediate(go))
}

describe('an ordinary turn', () => {
  test('takes two serial trips to the database', async () => {
    let depth = 0
    let trips = 0
    let inFlight = 0
    await open()
    const real = world().database
    const restore = replaceWorld({
      database: async (command: DatabaseCommand) => {
        // whatever starts while nothing is under way begins a new trip; the outbox's own deletions wait for nobody
        if (command.constructor.name !== 'DeleteCommand' && inFlight === 0) trips++
        inFlight++
        depth = Math.max(depth, inFlight)
        await new Promise((go) => setImmediate(go))
        const answer = await real(command)
        inFlight--
        return answer
      },
    })
    await tell('How much is it?')
    restore()
    expect(trips).toBe(2)
    expect(depth).toBe(3)
  })

  test('stores, answers, charges once, and leaves nothing open', async () => {
    await open()
    const heard = await tell('How much is it?')
    expect(heard.events.map(({ type }) => type)).toEqual(['accepted', 'delta', 'done', 'state'])
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

  test('never costs more than was held, however much the model says it used', async () => {
    await open({ model: saying(() => finish('Long.', { inputTokens: 10_000_000, outputTokens: 10_000_000 })) })
    const before = (await chat.balance()) ?? 0
    let held = 0
    const real = world().database
    const restore = replaceWorld({
      database: (command) => {
        for (const item of kinds('hold')) held = Number(item.milliCredits)
        return real(command)
      },
    })
    await tell('Everything, please')
    restore()
    expect(held).toBeGreaterThan(0)
    expect(before - ((await chat.balance()) ?? 0)).toBe(held)
  })

  test('is paid by the organisation where its billing is on', async () => {
    await open()
    const payer = { kind: 'organisation', id: 'org-1' } as const
    await attempt([accounts.putting({ ...payer, balance: 100_000, hasEverPaid: false })])
    const agent = { ...chat.agent, payer }
    const heard = audience()
    await handleMessage(chat.speech(chat.message('Hello there')), { ...chat.ports, agent: async () => agent }, heard)
    expect(await chat.balance()).toBe(1_000_000)
    expect((await accounts.get(payer))?.balance).toBe(100_000 - 1450)
  })
})

describe('the same message again', () => {
  test('is stored, answered and charged once', async () => {
    await open()
    await tell('Hello', 'client-same-1')
    const again = await tell('Hello', 'client-same-1')
    expect(again.events).toEqual([{ type: 'accepted', messageId: expect.any(String), queued: true }])
    expect(await spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
    expect(kinds('ledger-entry')).toHaveLength(1)
  })

  test('while the first is being answered is not answered a second time', async () => {
    const { model, letGo, waiting } = waitingModel()
    await open({ model })
    const first = tell('Hello', 'client-same-2')
    await until(() => waiting.length === 1)
    expect((await tell('Hello', 'client-same-2')).events).toEqual([
      { type: 'accepted', messageId: expect.any(String), queued: true },
    ])
    letGo()
    await first
    expect(await spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
  })

  test('twenty times at once is stored once', async () => {
    await open()
    await Promise.all(Array.from({ length: 20 }, () => tell('Hello', 'client-same-3')))
    expect(await spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
  })
})

describe('more is said while the agent writes', () => {
  test('the rest of the burst becomes one further turn of the same worker', async () => {
    const { model, letGo, waiting } = waitingModel()
    await open({ model })
    const first = tell('One')
    await until(() => waiting.length === 1)
    const second = await tell('Two')
    const third = await tell('Three')
    expect(
      [second, third].map(({ events }) => events.map((event) => event.type === 'accepted' && event.queued)),
    ).toEqual([[true], [true]])
    letGo()
    await until(() => waiting.length === 1)
    letGo()
    const heard = await first
    expect(heard.events.filter(({ type }) => type === 'done')).toHaveLength(2)
    const replies = (await transcript()).filter(({ role }) => role === 'agent')
    expect(replies.map(({ answers = [] }) => answers.length)).toEqual([1, 2])
    expect(kinds('ledger-entry')).toHaveLength(2)
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
  })

  test('without credit for the next round it ends, the visitor is told, and nothing hangs', async () => {
    const { model, letGo, waiting } = waitingModel()
    // enough for one hold, not for a second beside what the first cost
    await open({ model })
    const turn = await prepareTurn({ ...chat.speech(chat.message('x')) }, chat.ports)
    await attempt([accounts.putting({ ...chat.agent.payer, balance: (turn?.hold ?? 0) + 100, hasEverPaid: false })])
    const first = tell('One')
    await until(() => waiting.length === 1)
    await tell('Two')
    letGo()
    const heard = await first
    expect(heard.events.at(-1)).toEqual({ type: 'state', state: 'ai-chatting', continue: false, reason: 'no-credits' })
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
    expect(await chat.balance()).toBe((turn?.hold ?? 0) + 100 - 1450)
    expect(await chat.head()).toMatchObject({ inbound: 2, answered: 1 })
  })

  test('a burst longer than the window is answered whole', async () => {
    const { model, letGo, waiting } = waitingModel()
    await open({ model, settings: quietGuards({}) })
    const first = tell('Number 0')
    await until(() => waiting.length === 1)
    for (let n = 1; n <= 70; n++) {
      chat.clock.now += 1000
      await tell(`Number ${n}`)
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
    // a model that never comes back stands for the worker that thought with it
    const { model } = waitingModel()
    const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
    void handleMessage(chat.speech(chat.message(text, 'client-of-dead')), ports, audience())
    await until(() => kinds('hold').length === 1)
  }

  test('is found by the sweeper after its lease, and its hold is given back', async () => {
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

  test('is taken over by the visitor’s own retry, which stores nothing again', async () => {
    await open()
    await die('Anybody there?')
    chat.clock.now += LEASE_MS + 1
    const heard = await tell('Anybody there?', 'client-of-dead')
    expect(heard.events.map(({ type }) => type)).toEqual(['accepted', 'delta', 'done', 'state'])
    expect(await spoken()).toEqual(['visitor: Anybody there?', 'agent: An answer.'])
  })

  test('is taken over by the next message, and both are answered', async () => {
    await open()
    await die('Anybody there?')
    chat.clock.now += LEASE_MS + 1
    await tell('Hello?')
    const [, , reply] = await transcript()
    expect(reply?.answers).toHaveLength(2)
    expect(await chat.balance()).toBe(1_000_000 - 1450)
  })

  test('and wakes up after it was taken over commits nothing', async () => {
    const { model, letGo, waiting } = waitingModel()
    await open()
    const slow = audience()
    const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
    const sleeper = handleMessage(chat.speech(chat.message('Anybody there?')), ports, slow)
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

  test('whose agent is gone by then leaves no hold behind', async () => {
    await open()
    await die('Anybody there?')
    chat.clock.now += LEASE_MS + 1
    await answerOverdue({ ...chat.ports, agent: async () => undefined })
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
    expect(await chat.balance()).toBe(1_000_000)
  })
})

describe('credits', () => {
  test('at zero the message is kept, nothing is held, and the visitor is told', async () => {
    await open({ balance: 500 })
    const heard = await tell('Hello')
    expect(heard.events.map(({ type }) => type)).toEqual(['accepted', 'state'])
    expect(heard.events.at(-1)).toMatchObject({ continue: false, reason: 'no-credits' })
    expect(JSON.parse(chat.published.at(-1)?.detail ?? '{}').data).toMatchObject({ unanswered: 'no-credits' })
    expect(await spoken()).toEqual(['visitor: Hello'])
    expect([...kinds('hold'), ...kinds('owed')]).toEqual([])
    expect(await chat.balance()).toBe(500)
  })

  test('bought later, the next message brings an answer to all of them', async () => {
    await open({ balance: 500 })
    await tell('Hello')
    await attempt([accounts.putting({ ...chat.agent.payer, balance: 1_000_000, hasEverPaid: true })])
    await tell('Hello?')
    const replies = (await transcript()).filter(({ role }) => role === 'agent')
    expect(replies.map(({ answers = [] }) => answers.length)).toEqual([2])
  })
})

describe('a silent agent', () => {
  test('a message to a person is stored and not answered', async () => {
    await open({ head: { state: 'human-chatting', silence: 'human' } })
    const heard = await tell('Are you human?')
    expect(heard.events.at(-1)).toEqual({ type: 'state', state: 'human-chatting', continue: true, reason: 'human' })
    expect(await spoken()).toEqual(['visitor: Are you human?'])
    expect(await chat.head()).toMatchObject({ inbound: 0, lastText: 'Are you human?' })
    expect(chat.published.map(({ type }) => type)).toEqual(['conversations.message-received'])
  })

  test('a person who takes over while the agent writes is not spoken over', async () => {
    const { model, letGo, waiting } = waitingModel()
    await open({ model })
    const first = tell('Help')
    await until(() => waiting.length === 1)
    await attempt([
      heads.changing(chat, { set: { state: 'human-chatting', silence: 'human' } }, { silence: { op: 'absent' } }),
    ])
    letGo()
    const heard = await first
    expect(heard.events.at(-1)).toMatchObject({ type: 'state', reason: 'human' })
    expect(await spoken()).toEqual(['visitor: Help'])
    expect(await chat.balance()).toBe(1_000_000)
  })

  test('nothing is stored in a conversation that has ended', async () => {
    await open({ head: { state: 'ended_chat', silence: 'ended' } })
    await expect(tell('One more thing')).rejects.toMatchObject({ code: 'gone' })
    expect(await transcript()).toEqual([])
  })

  test('the kill switch stops answers at once and keeps what is said', async () => {
    await open({ settings: quietGuards({ isStopped: true }) })
    expect((await tell('Hello')).events.at(-1)).toMatchObject({ continue: false, reason: 'stopped' })
    expect(await spoken()).toEqual(['visitor: Hello'])
    expect(await chat.balance()).toBe(1_000_000)
  })

  test('a conversation of another agent is not found, and nothing is stored', async () => {
    await open({ head: { agentId: 'other-agent-0001' } })
    await expect(tell('Hello')).rejects.toMatchObject({ code: 'not-found' })
    expect(await transcript()).toEqual([])
    expect(await chat.balance()).toBe(1_000_000)
  })
})

describe('spend guards', () => {
  test('a conversation stops at its cap', async () => {
    await open({ settings: quietGuards({ perConversation: 2 }) })
    expect((await tell('One')).events.at(-1)).toMatchObject({ continue: true })
    expect((await tell('Two')).events.at(-1)).toMatchObject({ continue: true })
    expect((await tell('Three')).events.at(-1)).toMatchObject({ continue: false, reason: 'spend-guard' })
  })

  test('a conversation takes so many messages and no more', async () => {
    await open({ settings: quietGuards({ turnsPerConversation: 2 }) })
    await tell('One')
    await tell('Two')
    await expect(tell('Three')).rejects.toMatchObject({ code: 'limit-reached' })
    expect((await transcript()).filter(({ role }) => role === 'visitor')).toHaveLength(2)
  })

  test.each([['perDay'], ['perVisitorPerDay']])(
    '%s: many at once spend less than the cap and one hold',
    async (guard) => {
      await open({ settings: quietGuards({ [guard]: 10 }), balance: 100_000_000 })
      const head = await chat.head()
      const ids = Array.from({ length: 120 }, (_, n) => `01CONVERSATION${String(n).padStart(12, '0')}`)
      for (const conversationId of ids)
        await attempt([heads.creating({ ...(head as NonNullable<typeof head>), conversationId })])
      const turn = await prepareTurn(chat.speech(chat.message('x')), chat.ports)
      await Promise.all(
        ids.map((conversationId) =>
          handleMessage({ ...chat.speech(chat.message('Hello')), conversationId }, chat.ports, audience()),
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

  test('perDay: a message that came meanwhile is answered while what was really spent is under the cap', async () => {
    const { model, letGo, waiting } = waitingModel()
    await open({ model, settings: quietGuards({ perDay: 2 }) })
    const turn = await prepareTurn(chat.speech(chat.message('x')), chat.ports)
    // the first hold alone reaches the cap, its cost does not
    expect(turn?.hold).toBeGreaterThanOrEqual(2000)
    const first = tell('One')
    await until(() => waiting.length === 1)
    await tell('Two')
    letGo()
    await until(() => waiting.length === 1)
    letGo()
    expect((await first).events.at(-1)).toMatchObject({ type: 'state', continue: true })
    expect(await chat.head()).toMatchObject({ inbound: 2, answered: 2, turns: 2, milliCredits: 2900 })
    expect(await chat.balance()).toBe(1_000_000 - 2900)
  })

  test('what one day spent does not count for the next', async () => {
    await open({ settings: quietGuards({ perDay: 1 }) })
    await tell('One')
    expect((await tell('Two')).events.at(-1)).toMatchObject({ continue: false })
    chat.clock.now += 24 * 3_600_000
    expect((await tell('Three')).events.at(-1)).toMatchObject({ continue: true })
  })

  test('a conversation that repeats itself is paused, once said, at no cost', async () => {
    await open()
    for (let n = 0; n < 4; n++) await tell('ping')
    const before = await chat.balance()
    expect((await tell('ping')).text()).toContain('repeats itself')
    expect((await tell('ping')).events.at(-1)).toMatchObject({ continue: false, reason: 'spend-guard' })
    expect(await chat.balance()).toBe(before)
    chat.clock.now += 11 * 60_000
    expect((await tell('A real question')).events.at(-1)).toMatchObject({ continue: true })
  })

  test('more messages in a minute than anybody types are a flood', async () => {
    await open()
    let answered = 0
    for (let n = 0; n < 30; n++) {
      chat.clock.now += 500
      if ((await tell(`message ${n}`)).events.some(({ type }) => type === 'done')) answered++
    }
    // twelve answers and the one that reports the limit
    expect(answered).toBe(13)
  })
})

describe('what nobody owes', () => {
  test('resuming a conversation with nothing owed does nothing', async () => {
    await open()
    await tell('Hello')
    const turn = await prepareTurn(chat.speech(chat.message('x')), chat.ports)
    expect(turn && (await resumeTurn(turn))).toEqual({ kind: 'settled' })
  })

  test('an agent that keeps no history leaves nothing that stays', async () => {
    await open({ settings: { recordChatHistory: false } })
    await tell('A secret')
    for (const item of kinds('message')) expect(item.ttl).toBeGreaterThan(0)
  })
})
