import { expect, test } from 'vitest'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { messages } from '#functions/conversations/store'
import { replaceWorld, world } from '#lib/world'
import { BOT, channelWorld, inGroup, says } from '#test/channels/channel-world'
import { fakeModel, finish } from '#test/support/worlds/chat-world'
import { spendGuards } from '#test/support/worlds/spend-guards'

const mention = (length: number) => ({ entities: [{ type: 'mention', offset: 0, length }] })
const LANE = { account: BOT, lane: `${BOT}/5550001` } as const

test('a message begins a conversation of its channel, and is answered once', async () => {
  const it = await channelWorld()
  await it.send(says('Do you have parking?'))
  await it.work()
  expect(await it.spoken()).toEqual(['visitor: Do you have parking?', 'agent: An answer.'])
  expect(it.conversations()).toMatchObject([
    {
      channel: 'telegram',
      isTest: false,
      // what is written says more than the language of the app
      lang: 'en',
      visitor: `${BOT}/5550001`,
      visitorAt: 1_800_000_000_000,
      route: { account: BOT, to: '5550001' },
      variables: { name: 'Ann Lee', username: 'annlee' },
      origins: { name: { from: 'channel' } },
      inbound: 1,
      answered: 1,
    },
  ])
  expect(it.rows('waiting-inbound')).toEqual([])
  expect(it.rows('account-pulse')).toMatchObject([{ lastInAt: expect.any(Number) }])
})

test('two quick messages get one reply, in the order in which they were written', async () => {
  const asked: string[] = []
  const model = fakeModel((request) => {
    asked.push(request.messages.at(-1)?.text ?? '')
    return finish('Both.')
  })
  const it = await channelWorld({ model })
  await it.send(says('Hello'))
  await it.send(says('do you have parking?'))
  await it.work()
  expect(await it.spoken()).toEqual(['visitor: Hello', 'visitor: do you have parking?', 'agent: Both.'])
  expect(asked).toEqual(['Hello\ndo you have parking?'])
  expect(it.rows('ledger-entry')).toHaveLength(1)
})

test('a message waits for those that follow it within a moment, and at most five seconds', async () => {
  const it = await channelWorld()
  await it.send(says('one'))
  const { sleep } = world()
  let sent = 0
  const restore = replaceWorld({
    sleep: async (ms, signal) => {
      // shorter ones are pauses of the database
      const isWait = ms >= 450 && ms < 10_000
      if (isWait) await it.send(says(`more ${++sent}`))
      await sleep(isWait ? 1_000 : ms, signal)
    },
  })
  const before = it.clock.now
  await takeLane(LANE, it.ports)
  restore()
  expect(sent).toBe(5)
  expect(Math.floor((it.clock.now - before) / 1_000)).toBe(5)
  expect((await it.spoken()).filter((line) => line.startsWith('agent'))).toHaveLength(1)
})

test('an update that Telegram delivers again, during or after its turn, is stored and answered once', async () => {
  const it = await channelWorld()
  const body = JSON.stringify({ update_id: 7, ...says('Hello') })
  expect([await it.post(body), await it.post(body)]).toEqual([200, 200])
  expect(it.rows('waiting-inbound')).toHaveLength(1)
  await it.work()
  expect(await it.post(body)).toBe(200)
  await it.work()
  expect(await it.spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
})

test('two workers that take one lane at once store and answer each message once', async () => {
  const it = await channelWorld()
  await it.send(says('Hello'))
  await it.send(says('again'))
  await Promise.all([takeLane(LANE, it.ports), takeLane(LANE, it.ports), takeLane(LANE, it.ports)])
  const spoken = await it.spoken()
  expect(spoken.filter((line) => line.startsWith('visitor'))).toEqual(['visitor: Hello', 'visitor: again'])
  expect(it.conversations()).toMatchObject([{ inbound: 2, answered: 2 }])
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('a message whose answer ended the conversation is not told to the next one by a late worker', async () => {
  const end = { id: 'end', type: 'end' as const, name: 'End', instructions: '', says: 'Bye!', transitions: [] }
  const start = {
    id: 'start',
    type: 'start' as const,
    name: 'Start',
    instructions: 'Answer.',
    transitions: [{ id: 't', to: 'end', when: { kind: 'says' as const, anyOf: ['bye'] } }],
  }
  const it = await channelWorld({ settings: { enableNodes: true, nodes: [start, end] } })
  await it.send(says('bye'))
  const [row] = it.rows('waiting-inbound')
  await it.work()
  // a worker that had read the lane before
  const { database } = world()
  let isFirst = true
  const restore = replaceWorld({
    database: async (command) => {
      if (!isFirst || command.constructor.name !== 'QueryCommand') return database(command)
      isFirst = false
      return { Items: [row] }
    },
  })
  await takeLane(LANE, it.ports)
  restore()
  expect(isFirst).toBe(false)
  expect((await it.spoken()).filter((line) => line.startsWith('visitor'))).toEqual(['visitor: bye'])
  await it.send(says('Hello again'))
  await it.work()
  expect(it.conversations().map(({ state }) => state)).toContain('ai-chatting')
})

test('after 30 days without a word a visitor begins a new conversation, before that they continue', async () => {
  const it = await channelWorld()
  await it.send(says('one'))
  await it.work()
  it.clock.now += 29 * 24 * 3_600_000
  await it.send(says('two'))
  await it.work()
  expect(it.conversations()).toHaveLength(1)
  it.clock.now += 31 * 24 * 3_600_000
  await it.send(says('three'))
  await it.work()
  expect(it.conversations()).toHaveLength(2)
})

const words = { enableNodes: false, vg_initPrompt: '', vg_initMessages: ['Welcome to Casa Verde!'] }

test('without smart initialisation the first message is greeted free of charge, and the second is answered', async () => {
  const it = await channelWorld({ settings: words, channels: { smartInit: false } })
  const before = await it.balance()
  await it.send(says('Hi'))
  await it.work()
  expect(await it.spoken()).toEqual(['visitor: Hi', 'agent: Welcome to Casa Verde!'])
  expect(await it.balance()).toBe(before)
  await it.send(says('Do you have parking?'))
  await it.work()
  expect((await it.spoken()).at(-1)).toBe('agent: An answer.')
  expect(await it.balance()).toBeLessThan(before)
})

test('without smart initialisation a question right behind the first message is answered too', async () => {
  const it = await channelWorld({ settings: words, channels: { smartInit: false } })
  await it.send(says('Hi'))
  await it.send(says('Do you have parking?'))
  await it.work()
  expect(await it.spoken()).toEqual([
    'visitor: Hi',
    'agent: Welcome to Casa Verde!',
    'visitor: Do you have parking?',
    'agent: An answer.',
  ])
})

test('/start is always greeted, and what its link carried is kept', async () => {
  const it = await channelWorld({ settings: words })
  await it.send(says('/start spring-offer'))
  await it.work()
  await it.send(says('Hello'))
  await it.work()
  expect(await it.spoken()).toEqual([
    'visitor: /start spring-offer',
    'agent: Welcome to Casa Verde!',
    'visitor: Hello',
    'agent: An answer.',
  ])
  expect(it.conversations()[0]?.variables).toMatchObject({ start_payload: 'spring-offer' })
})

test('in a group the agent answers who mentions, replies to or commands it, and reads who wrote', async () => {
  const it = await channelWorld()
  await it.send(inGroup('Shall we eat?'))
  await it.send(inGroup('@casaverde_bot when is breakfast?', mention(14)))
  await it.work()
  expect(await it.spoken()).toEqual(['visitor: Ann Lee: when is breakfast?', 'agent: An answer.'])
  await it.send(inGroup('And dinner?', { reply_to_message: { from: { id: 7000000001 } } }, { id: 9, first_name: 'Bo' }))
  await it.work()
  expect((await it.spoken()).at(-2)).toBe('visitor: Bo: And dinner?')
  expect(it.conversations()).toMatchObject([{ route: { to: '-1001234567890' }, variables: {} }])
  await it.send(
    inGroup('In a topic @casaverde_bot', {
      ...{ entities: [{ type: 'mention', offset: 11, length: 14 }] },
      is_topic_message: true,
      message_thread_id: 4,
    }),
  )
  await it.work()
  expect(it.conversations().map(({ route }) => route)).toContainEqual({
    account: BOT,
    to: '-1001234567890',
    thread: '4',
  })
})

test.each([
  ['never', 0],
  ['commands', 1],
] as const)(
  'where the owner lets it answer %s in groups, %i of a mention and a command are',
  async (telegramGroups, count) => {
    const it = await channelWorld({ channels: { telegramGroups } })
    await it.send(inGroup('@casaverde_bot breakfast?', mention(14)))
    await it.send(inGroup('/menu', { entities: [{ type: 'bot_command', offset: 0, length: 5 }] }))
    await it.work()
    expect((await it.spoken()).filter((line) => line.startsWith('visitor'))).toHaveLength(count)
    expect(it.rows('waiting-inbound')).toEqual([])
  },
)

test('a changed message has its new text until it is answered, later the new text stands beside it, and neither is answered', async () => {
  const it = await channelWorld({ settings: spendGuards({ isStopped: true }) })
  const first = says('Do you have parkng?')
  const edited = { ...first.message, text: 'Do you have parking?', edit_date: 1_800_000_060 }
  await it.send(first)
  await it.work()
  await it.send({ edited_message: edited })
  await it.work()
  expect(await it.spoken()).toEqual(['visitor: Do you have parking?'])

  const other = await channelWorld()
  await other.send(first)
  await other.work()
  await other.send({ edited_message: edited })
  await other.work()
  const [head] = other.conversations()
  const stored = await messages.list(`CONV#${head?.conversationId}`, 'MSG#', { consistent: true })
  expect(stored.items).toMatchObject([
    { text: 'Do you have parkng?', note: 'Changed later to: Do you have parking?', editedAt: 1_800_000_060_000 },
    { text: 'An answer.' },
  ])
  expect(stored.items).toHaveLength(2)
})

test('an older edit that comes after a newer one does not undo it, answered or not', async () => {
  for (const [settings, seen] of [
    [spendGuards({ isStopped: true }), { text: 'newest' }],
    [{}, { text: 'first', note: 'Changed later to: newest' }],
  ] as const) {
    const it = await channelWorld({ settings })
    const first = says('first')
    await it.send(first)
    await it.work()
    for (const [text, second] of [
      ['newest', 120],
      ['older', 60],
    ] as const) {
      await it.send({ edited_message: { ...first.message, text, edit_date: 1_800_000_000 + second } })
      await it.work()
    }
    const [head] = it.conversations()
    const stored = await messages.list(`CONV#${head?.conversationId}`, 'MSG#', { consistent: true })
    expect(stored.items[0]).toMatchObject({ ...seen, editedAt: 1_800_000_120_000 })
  }
})
