import { describe, expect, onTestFinished, test } from 'vitest'
import { heads } from '#functions/conversations/store'
import { modelHistory } from '#functions/conversations/turn/answer/model-history'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { prepareTurn } from '#functions/conversations/turn/prepare-turn'
import { resumeStream } from '#functions/conversations/turn/resume-stream'
import { attempt } from '#lib/database/commit'
import { replaceWorld } from '#lib/world'
import { audience } from '#test/support/worlds/chat-world'
import { spendGuards } from '#test/support/worlds/spend-guards'
import { turnChat } from '#test/support/worlds/turn-chat'
import { waitingModel } from '#test/support/worlds/waiting-model'

const withPerson = { state: 'human-chatting', silence: 'human' } as const
const waiting = { state: 'requested_chat', silence: 'human' } as const

type World = Awaited<ReturnType<typeof turnChat>>

/** Sends messages within a moment, five at once; returns the codes of those that were refused. */
const flood = async ({ send }: World, count: number): Promise<unknown[]> => {
  const codes: unknown[] = []
  for (let from = 0; from < count; from += 5) {
    const burst = Array.from({ length: Math.min(5, count - from) }, (_, n) => send(`Message ${from + n}`))
    const sent = await Promise.allSettled(burst)
    codes.push(...sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : [])))
  }
  return codes
}
const written = async ({ transcript }: World) => (await transcript()).filter(({ role }) => role === 'visitor')

describe('messages to a human agent', () => {
  test.each([waiting, withPerson])('do not count against the limit per conversation: $state', async (head) => {
    const world = await turnChat({ settings: spendGuards({ turnsPerConversation: 2 }) })
    await world.send('For the agent')
    await attempt([heads.changing(world.chat, { set: head })])
    expect(await flood(world, 5)).toEqual([])
    await attempt([heads.changing(world.chat, { set: { state: 'ai-chatting' }, remove: ['silence'] })])
    await world.send('For the agent again')
    await expect(world.send('And again')).rejects.toMatchObject({ code: 'limit-reached' })
    await attempt([heads.changing(world.chat, { set: head })])
    expect((await world.send('For Ana')).events.at(-1)).toMatchObject({ continue: true, reason: 'human' })
    expect(await written(world)).toHaveLength(8)
  })

  test('are at most five hundred a day and conversation', async () => {
    const world = await turnChat({ head: withPerson, settings: spendGuards({}) })
    world.chat.clock.now = Date.UTC(2027, 0, 1)
    let refused = 0
    for (let minute = 0; minute < 17; minute++) {
      if (minute === 9) world.chat.clock.now += 3_600_000
      refused += (await flood(world, 30)).length
      world.chat.clock.now += 60_000
    }
    expect(refused).toBe(10)
    await expect(world.send('Hello?')).rejects.toMatchObject({ code: 'rate-limited' })
    world.chat.clock.now = Date.UTC(2027, 0, 2)
    await world.send('Good morning')
    expect(await written(world)).toHaveLength(501)
  })

  test('are not answered by the agent once the conversation is handed back', async () => {
    const world = await turnChat({ head: withPerson })
    await world.send('For Ana')
    await attempt([heads.changing(world.chat, { set: { state: 'ai-chatting' }, remove: ['silence'] })])
    await world.send('For the agent')
    const [, asked, reply] = await world.transcript()
    expect(reply).toMatchObject({ role: 'agent', answers: [asked?.id] })
    expect(await world.chat.head()).toMatchObject({ inbound: 1, answered: 1, turns: 1 })
  })

  test.each([waiting, withPerson])('are at most thirty in a minute: $state', async (head) => {
    const world = await turnChat({ head, settings: spendGuards({}) })
    expect(await flood(world, 40)).toEqual(Array(10).fill('rate-limited'))
    expect(await written(world)).toHaveLength(30)
    world.chat.clock.now += 45_000
    await expect(world.send('Hello?')).rejects.toMatchObject({ code: 'rate-limited', details: { retryAfter: 15 } })
    world.chat.clock.now += 15_000
    await world.send('Hello?')
    expect(await written(world)).toHaveLength(31)
  })

  test('that are sent again count once', async () => {
    const world = await turnChat({ head: withPerson, settings: spendGuards({}) })
    for (let n = 0; n < 40; n++) await world.send('The same', 'client-of-same')
    expect(await flood(world, 29)).toEqual([])
    expect(await written(world)).toHaveLength(30)
  })

  test('from one address are at most three hundred an hour over all conversations', async () => {
    const world = await turnChat({ head: withPerson, settings: spendGuards({}) })
    const { chat } = world
    const head = await chat.head()
    if (!head) throw new Error('no conversation')
    let refused = 0
    for (let conversation = 0; conversation < 11; conversation++) {
      const conversationId = `01CONVERSATION${String(conversation).padStart(12, '0')}`
      await attempt([heads.creating({ ...head, conversationId })])
      for (let n = 0; n < 29; n++) {
        const request = { ...chat.request(chat.message('Hello')), conversationId }
        await handleMessage(request, chat.ports, audience()).catch(() => refused++)
      }
    }
    expect(refused).toBe(19)
    const others = { ...chat.request(chat.message('Hello')), visitor: 'v2' }
    await handleMessage(others, chat.ports, audience())
    expect(await written(world)).toHaveLength(1)
  })
})

describe('messages that the agent does not answer now', () => {
  test('count against the limit per conversation, and one that is sent again is not refused for it', async () => {
    const world = await turnChat({ settings: spendGuards({ isStopped: true, turnsPerConversation: 1 }) })
    await world.send('One', 'client-of-one')
    await expect(world.send('Two')).rejects.toMatchObject({ code: 'limit-reached' })
    expect((await world.send('One', 'client-of-one')).events.at(-1)).toMatchObject({ reason: 'stopped' })
    expect(await written(world)).toHaveLength(1)
  })

  test('are at most thirty in a minute while it writes', async () => {
    const { model, letGo, isAsked } = waitingModel()
    const world = await turnChat({ model, settings: spendGuards({}) })
    const first = world.send('One')
    await isAsked()
    expect(await flood(world, 40)).toEqual(Array(10).fill('rate-limited'))
    world.chat.clock.now += 70_000
    letGo()
    await isAsked()
    letGo()
    await first
    expect(await world.chat.head()).toMatchObject({ inbound: 31, answered: 31 })
  })

  test.each([
    ['the agent is stopped', spendGuards({ isStopped: true }), 1_000_000],
    ['there are no credits', spendGuards({}), 500],
  ])('are at most thirty in a minute while %s', async (_, settings, balance) => {
    const world = await turnChat({ settings, balance })
    expect(await flood(world, 40)).toEqual(Array(10).fill('rate-limited'))
    expect(await written(world)).toHaveLength(30)
  })
})

test('a message that others are always faster than is refused as too many, and counted', async () => {
  const world = await turnChat({ settings: spendGuards({}) })
  const { chat } = world
  const message = chat.message('Hello')
  const busy = {
    ...chat.ports,
    agent: async (...asked: Parameters<typeof chat.ports.agent>) => {
      // every try finds the conversation changed since it was read
      const undo = replaceWorld({
        database: async (command) => {
          const isTake = JSON.stringify(command.input).includes(message.providerId)
          if (isTake) {
            const head = await chat.head()
            await attempt([heads.changing(chat, { set: { lastAt: (head?.lastAt ?? 0) + 60_000 } })])
          }
          return chat.database.send(command)
        },
      })
      onTestFinished(undo)
      return chat.ports.agent(...asked)
    },
  }
  const sent = handleMessage(chat.request(message), busy, audience())
  await expect(sent).rejects.toMatchObject({ code: 'rate-limited', details: { retryAfter: expect.any(Number) } })
  expect((await world.transcript()).map(({ notice, count }) => [notice, count])).toEqual([['refused', 1]])
})

test('a repeated message that was answered is not refused for the limit that it filled', async () => {
  const world = await turnChat({ settings: spendGuards({ turnsPerConversation: 1 }) })
  await world.send('One', 'client-of-one')
  expect((await world.send('One', 'client-of-one')).events).toMatchObject([{ type: 'accepted', queued: true }])
})

test('a conversation that the loop detector paused stores nothing more, and takes messages again after ten minutes', async () => {
  const world = await turnChat({ settings: spendGuards({}) })
  for (let n = 0; n < 5; n++) await world.send('ping', `client-ping-${n}`)
  const before = await written(world)
  await expect(world.send('ping')).rejects.toMatchObject({ code: 'rate-limited', details: { retryAfter: 601 } })
  expect((await world.send('ping', 'client-ping-4')).events.at(-1)).toMatchObject({ reason: 'spend-guard' })
  expect(await written(world)).toEqual(before)
  world.chat.clock.now += 600_001
  expect((await world.send('A real question')).events.at(-1)).toMatchObject({ continue: true })
})

describe('refused messages', () => {
  const notices = async ({ transcript }: World) => (await transcript()).filter(({ notice }) => notice === 'refused')

  test('are counted for the team in one notice per conversation and hour', async () => {
    const world = await turnChat({ head: withPerson, settings: spendGuards({}) })
    await flood(world, 37)
    expect(await notices(world)).toMatchObject([{ role: 'system', count: 7 }])
    expect(world.chat.published.filter(({ type }) => type === 'conversations.notice-stored')).toHaveLength(1)
    world.chat.clock.now += 3_600_000
    await flood(world, 31)
    expect((await notices(world)).map(({ count }) => count)).toEqual([7, 1])
  })

  test('of a visitor who has only written to a human agent leave the conversation in Chats', async () => {
    const world = await turnChat({ head: withPerson, settings: spendGuards({}) })
    await flood(world, 31)
    expect(world.kinds('conversation')).toMatchObject([{ gsi1pk: `AC#${world.chat.agent.agentId}` }])
  })

  test('past the limit per conversation, and in a paused one, are counted too', async () => {
    const full = await turnChat({ settings: spendGuards({ turnsPerConversation: 1 }) })
    await full.send('One')
    expect(await flood(full, 3)).toEqual(Array(3).fill('limit-reached'))
    expect(await notices(full)).toMatchObject([{ count: 3 }])
    const paused = await turnChat({ settings: spendGuards({}) })
    for (let n = 0; n < 5; n++) await paused.send('ping')
    await flood(paused, 2)
    expect(await notices(paused)).toMatchObject([{ count: 2 }])
  })

  test('make the conversation unread, and a model never reads of them', async () => {
    const world = await turnChat({ settings: spendGuards({ turnsPerConversation: 1 }) })
    await world.send('One')
    const before = await world.chat.head()
    await flood(world, 1)
    const after = await world.chat.head()
    expect(after?.lastAt).toBeGreaterThan(before?.lastAt ?? 0)
    expect(after).toMatchObject({ lastText: 'An answer.', inbound: 1 })
    expect(modelHistory(await world.transcript())).toEqual([
      { role: 'user', text: 'One' },
      { role: 'assistant', text: 'An answer.' },
    ])
  })

  test('are not shown to a visitor who reconnects', async () => {
    const world = await turnChat({ head: withPerson, settings: spendGuards({}) })
    await flood(world, 31)
    const { chat } = world
    const turn = await prepareTurn(chat.request(chat.message('x')), chat.ports)
    if (!turn) throw new Error('no agent')
    const received = audience()
    await resumeStream(turn, undefined, chat.ports, received)
    expect(received.events.map(({ type }) => type)).toEqual(['state'])
  })
})
