import { expect, onTestFinished, test, vi } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { pointers } from '#functions/channels/chats/pointers'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { replaceWorld, world } from '#lib/world'
import { BOT, channelWorld, inGroup, says } from '#test/channels/channel-world'
import { spendGuards } from '#test/support/worlds/spend-guards'

const LANE = { account: BOT, lane: `${BOT}/5550001` } as const

test('why an update has no meaning here is in the log, without anything of what was written', async () => {
  const it = await channelWorld()
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line))
    return true
  })
  process.env.LOG_LEVEL = 'info'
  onTestFinished(() => {
    process.env.LOG_LEVEL = 'error'
    write.mockRestore()
  })
  await it.send(inGroup('See you at the pool'))
  await it.work()
  const [said] = lines.filter((line) => line.includes('nothing for us'))
  expect(JSON.parse(said ?? '{}')).toMatchObject({ code: 'not addressed', agentId: it.agent.agentId })
  expect(lines.join()).not.toContain('See you')
})

test('a visitor who blocks the bot is noted, and nothing is answered', async () => {
  const it = await channelWorld()
  await it.send(says('Hello'))
  await it.work()
  const { message } = says('')
  await it.send({
    my_chat_member: { chat: message.chat, from: message.from, date: 1, new_chat_member: { status: 'kicked' } },
  })
  await it.work()
  expect(await pointers.get({ agentId: it.agent.agentId, account: BOT, chatId: '5550001' })).toMatchObject({
    blockedAt: expect.any(Number),
  })
  expect(await it.spoken()).toHaveLength(2)
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('while the team answers, messages are stored for it', async () => {
  const it = await channelWorld()
  await it.send(says('Hello'))
  await it.work()
  const [head] = it.conversations()
  await attempt([
    heads.changing(
      { conversationId: head?.conversationId ?? '' },
      { set: { silence: 'human', state: 'human-chatting' } },
    ),
  ])
  await it.send(says('Is somebody there?'))
  await it.work()
  expect((await it.spoken()).at(-1)).toBe('visitor: Is somebody there?')
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('in a conversation that was paused as a loop, messages are stored and not answered', async () => {
  const it = await channelWorld()
  await it.send(says('Hello'))
  await it.work()
  const [head] = it.conversations()
  await attempt([
    heads.changing({ conversationId: head?.conversationId ?? '' }, { set: { pausedUntil: it.clock.now + 600_000 } }),
  ])
  await it.send(says('Hello?'))
  await it.work()
  expect((await it.spoken()).at(-1)).toBe('visitor: Hello?')
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('what a rate keeps out stays in its lane, and the sweeper takes it later, in order', async () => {
  const it = await channelWorld()
  let isFull = true
  const turnLimits = { retryAfter: () => (isFull ? 10 : undefined), count: async () => undefined }
  const ports = { ...it.ports, turnLimits }
  await it.send(says('one'))
  await it.send(says('two'))
  await takeLane(LANE, ports)
  expect(it.rows('waiting-inbound')).toHaveLength(2)
  isFull = false
  expect(await it.sweep()).toEqual({ count: 0 })
  it.clock.now += 60_000
  expect(await it.sweep()).toEqual({ count: 1 })
  expect(await it.spoken()).toEqual(['visitor: one', 'visitor: two', 'agent: An answer.'])
})

test('a conversation at the owner’s limit is followed by another', async () => {
  const it = await channelWorld({ settings: spendGuards({ turnsPerConversation: 1 }) })
  await it.send(says('one'))
  await it.work()
  await it.send(says('two'))
  await it.work()
  expect(it.conversations().map(({ inbound, answered }) => [inbound, answered])).toEqual([
    [1, 1],
    [1, 1],
  ])
})

test('a message that cannot be stored is mentioned after five failures, and those behind it are answered', async () => {
  const it = await channelWorld()
  await it.send(says('poison'))
  await it.send(says('Hello'))
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      if (JSON.stringify(command.input).includes('"text":"poison"')) throw new Error('the item is refused')
      return database(command)
    },
  })
  const silence = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  for (let runs = 0; runs < 5; runs++) await expect(takeLane(LANE, it.ports)).rejects.toThrow('refused')
  await takeLane(LANE, it.ports)
  silence.mockRestore()
  restore()
  expect(await it.spoken()).toEqual(['visitor: Unsupported message', 'visitor: Hello', 'agent: An answer.'])
})

/** Takes the lane while the database does not answer where the message is stored. */
const failing = async (it: Awaited<ReturnType<typeof channelWorld>>, failure: () => Error, times: number) => {
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      if (JSON.stringify(command.input).includes('"text":"Hello"')) throw failure()
      return database(command)
    },
  })
  const silence = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  for (let runs = 0; runs < times; runs++) await expect(takeLane(LANE, it.ports)).rejects.toThrow('not now')
  silence.mockRestore()
  restore()
}

test.each(['TimeoutError', 'ThrottlingException', 'InternalServerError'])(
  'a message is stored as it is, however often the database could not (%s)',
  async (name) => {
    const it = await channelWorld()
    await it.send(says('Hello'))
    await failing(it, () => Object.assign(new Error('not now'), { name }), 12)
    expect(it.rows('waiting-inbound')).toMatchObject([{ lane: LANE.lane }])
    await takeLane(LANE, it.ports)
    expect(await it.spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
  },
)

test('after six hours what fails with a service is held against the message, and those behind it are answered', async () => {
  const it = await channelWorld()
  await it.send(says('Hello'))
  it.clock.now += 6 * 3600_000
  await failing(it, () => Object.assign(new Error('not now'), { name: 'TimeoutError' }), 5)
  await takeLane(LANE, it.ports)
  expect(await it.spoken()).toEqual(['visitor: Unsupported message', 'agent: An answer.'])
})

test('nothing of a bot that was disconnected is kept or answered', async () => {
  const it = await channelWorld()
  await it.send(says('Hello'))
  await channelAccounts.drop({ account: BOT })
  await it.work()
  expect(it.conversations()).toEqual([])
  expect(it.rows('waiting-inbound')).toEqual([])
})
