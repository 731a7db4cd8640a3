import { expect, test, vi } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { world as currentWorld, replaceWorld } from '#lib/world'
import { fakeModel, finish } from '#test/support/worlds/chat-world'
import { APPLICATION, CHANNEL } from './discord-updates.ts'
import { ACCOUNT, ANN, BEN, discordWorld, refusal } from './discord-world.ts'

const MINUTE = 60_000
const original = (token: string) => `webhooks/${APPLICATION}/${token}/messages/@original`
const followUp = (token: string) => `webhooks/${APPLICATION}/${token}?wait=true`

/** The model answers with the number of its call. */
const counting = () => {
  let count = 0
  return fakeModel(() => finish(`Answer ${++count}`))
}
const world = () => discordWorld({ model: counting(), settings: { vg_defaultModel: 'gpt-4o' } })
const quietly = async <T>(work: () => Promise<T>): Promise<T> => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  return work().finally(() => write.mockRestore())
}

test('a question is answered in place of “is thinking”, and nobody is notified', async () => {
  const it = await world()
  const token = await it.ask('Are you open?')
  await it.work()
  expect(it.head()).toMatchObject({
    channel: 'discord',
    lang: 'en-GB',
    route: { account: ACCOUNT, to: CHANNEL, thread: ANN.id },
    variables: { name: 'Ann Lee', username: 'annlee' },
  })
  await it.drain()
  expect(it.asked).toMatchObject([
    { method: 'PATCH', path: original(token), body: { content: 'Answer 1', allowed_mentions: { parse: [] } } },
  ])
  expect(await it.said()).toEqual(['visitor: Are you open?', 'agent: Answer 1'])
})

test('questions that came together get one answer: at the newest, and the others stop thinking', async () => {
  const it = await world()
  const tokens = [await it.ask('Are you open?'), await it.ask('On Sunday?'), await it.ask('All day?')]
  await it.work()
  await it.drain()
  expect(it.requests()).toEqual([
    ['PATCH', original(tokens[2] ?? ''), 'Answer 1'],
    ['DELETE', original(tokens[0] ?? '')],
    ['DELETE', original(tokens[1] ?? '')],
  ])
  expect((await it.said()).at(-1)).toBe('agent: Answer 1')
})

test('an answer never takes the place of a question that came after it', async () => {
  const it = await world()
  const first = await it.ask('Are you open?')
  await it.work()
  const second = await it.ask('On Sunday?')
  await it.work()
  await it.drain()
  expect(it.requests()).toEqual([
    ['PATCH', original(first), 'Answer 1'],
    ['PATCH', original(second), 'Answer 2'],
  ])
})

test('a question in a thread of a connected channel is the channel’s, and is answered where it was asked', async () => {
  const it = await world()
  const THREAD = '1418570862290014999'
  const inThread = (type: number, parent_id = CHANNEL) => ({
    channel_id: THREAD,
    channel: { id: THREAD, type, parent_id },
  })
  const token = await it.ask('Are you open?', { more: inThread(11) })
  await it.work()
  expect(it.head()).toMatchObject({ route: { account: ACCOUNT, to: CHANNEL, thread: ANN.id } })
  await it.drain()
  expect(it.requests()).toEqual([['PATCH', original(token), 'Answer 1']])
  // the parent of a channel is a category, and another channel’s thread is not ours
  await expect(it.ask('Are you open?', { more: inThread(0) })).rejects.toThrow('not deferred')
  await expect(it.ask('Are you open?', { more: inThread(11, '111111111111111111') })).rejects.toThrow('not deferred')
})

test('each user of a channel has a conversation, answered in their own place', async () => {
  const it = await world()
  const ann = await it.ask('Are you open?')
  const ben = await it.ask('What does it cost?', { user: BEN })
  await it.work()
  await it.drain()
  expect(it.conversations()).toHaveLength(2)
  expect(
    it
      .requests()
      .map(([, path]) => path)
      .toSorted(),
  ).toEqual([original(ann), original(ben)].toSorted())
})

test('one who asks while a member has the conversation is told who answers; the member’s words follow as a message', async () => {
  const it = await world()
  await it.ask('Are you open?')
  await it.work()
  await it.drain()
  it.requests()
  await it.takeOver('Ada')
  const token = await it.ask('Is anybody there?')
  await it.work()
  expect(it.requests()).toEqual([['PATCH', original(token), 'Ada has your message and answers here.']])
  await it.say('I am, hello.', { by: 'Ada' })
  await it.drain()
  expect(it.requests()).toEqual([['POST', followUp(token), 'I am, hello.']])
})

test('a member’s name is shown as it is', async () => {
  const it = await world()
  await it.ask('Are you open?')
  await it.work()
  await it.drain()
  it.requests()
  await it.takeOver("Ann $& Co $' x")
  const token = await it.ask('Is anybody there?')
  await it.work()
  expect(it.requests()).toEqual([['PATCH', original(token), "Ann $& Co $' x has your message and answers here."]])
})

test('after fifteen minutes the channel’s webhook writes, to whom it is said, under the member’s name', async () => {
  const it = await world()
  await it.ask('Are you open?')
  await it.work()
  await it.drain()
  await it.takeOver('Ada')
  it.requests()
  it.clock.now += 15 * MINUTE
  await it.say('From nine.', { by: 'Ada' })
  await it.drain()
  expect(it.asked).toMatchObject([
    {
      method: 'POST',
      path: expect.stringMatching(/^webhooks\/900000000000000001\/w{68}\?wait=true$/),
      body: { content: `<@${ANN.id}> From nine.`, username: 'Ada', allowed_mentions: { parse: [] } },
    },
  ])
})

test('a long answer begins in its place and goes on below, with buttons under its end', async () => {
  const it = await world()
  const token = await it.ask('Tell me everything')
  await it.work()
  await it.drain()
  it.requests()
  const long = Array.from({ length: 60 }, (_, at) => `Sentence ${at} of a long answer that goes on. `).join('')
  await it.say(long, { role: 'agent', parts: [{ kind: 'buttons', buttons: [{ label: 'More', says: 'More' }] }] })
  await it.drain()
  expect(it.asked.length).toBeGreaterThan(1)
  expect(it.asked.every(({ path, body }) => path === followUp(token) && body.content.length <= 2000)).toBe(true)
  expect(it.asked.at(-1)?.body.components).toMatchObject([{ type: 1, components: [{ type: 2, label: 'More' }] }])
  expect(it.asked.at(0)?.body.components).toEqual([])
})

test('a pressed button is a message with its label, of whoever pressed it', async () => {
  const it = await world()
  const token = await it.ask('', {
    user: BEN,
    more: {
      type: 3,
      data: { component_type: 2, custom_id: '01J.0.1' },
      message: {
        components: [{ type: 1, components: [{ type: 2, style: 2, label: 'Book a service', custom_id: '01J.0.1' }] }],
      },
    },
  })
  await it.work()
  await it.drain()
  expect(await it.said()).toEqual(['visitor: Book a service', 'agent: Answer 1'])
  expect(it.requests()).toEqual([['PATCH', original(token), 'Answer 1']])
})

test('a question for a channel that was disconnected meanwhile is answered with that, and is not kept', async () => {
  const it = await world()
  const token = await it.ask('Are you open?')
  await attempt([channelAccounts.removing({ account: ACCOUNT }, { account: present })])
  await it.work()
  expect(it.requests()).toEqual([['PATCH', original(token), 'No assistant is connected to this channel.']])
  expect(it.rows('waiting-inbound')).toEqual([])
  expect(it.conversations()).toEqual([])
})

test('the words of who answers that cannot be shown do no harm', async () => {
  const it = await world()
  await it.ask('Are you open?')
  await it.work()
  await it.takeOver('Ada')
  it.answer(() => refusal(404, 10008, 'Unknown Message'))
  await it.ask('Is anybody there?')
  await quietly(() => it.work())
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('a question that two workers took, and whose answer has ended the conversation, is not told that nobody answers', async () => {
  const farewell = {
    id: 'farewell',
    type: 'end' as const,
    name: 'Farewell',
    instructions: 'Say goodbye.',
    isGlobal: true,
    enter: { kind: 'says' as const, anyOf: ['bye'] },
    transitions: [],
  }
  const start = { id: 'start', type: 'start' as const, name: 'Start', instructions: 'Answer.', transitions: [] }
  const it = await discordWorld({
    model: counting(),
    settings: { vg_defaultModel: 'gpt-4o', enableNodes: true, nodes: [start, farewell] },
  })
  const token = await it.ask('bye')
  const { database } = currentWorld()
  const lane = { account: ACCOUNT, lane: `${ACCOUNT}/${ANN.id}` } as const
  let isSecond = false
  // the first worker has read the question and stalls where it would store it
  const restore = replaceWorld({
    database: async (command) => {
      if (!isSecond && JSON.stringify(command.input).includes('"text":"bye"')) {
        isSecond = true
        await takeLane(lane, it.ports)
      }
      return database(command)
    },
  })
  await takeLane(lane, it.ports)
  restore()
  expect(it.requests()).toEqual([])
  await it.drain()
  expect(it.requests()).toEqual([['PATCH', original(token), 'Answer 1']])
})

test('an answer whose place could not be looked up is sent later', async () => {
  const it = await world()
  const token = await it.ask('Are you open?')
  await it.work()
  const { database } = currentWorld()
  const restore = replaceWorld({
    database: async (command) => {
      if (JSON.stringify(command.input).includes('PROMISE#'))
        throw Object.assign(new Error('not now'), { name: 'TimeoutError' })
      return database(command)
    },
  })
  await expect(it.drain()).rejects.toThrow('not now')
  restore()
  expect(it.requests()).toEqual([])
  await it.drain()
  expect(it.requests()).toEqual([['PATCH', original(token), 'Answer 1']])
})

test('a late answer to a question that was asked in a thread goes to that thread', async () => {
  const it = await world()
  const thread = '645027906669510999'
  await it.ask('Are you open?', { more: { channel_id: thread, channel: { type: 11, parent_id: CHANNEL } } })
  await it.work()
  it.clock.now += 16 * MINUTE
  await it.drain()
  const [asked] = it.asked
  expect(asked?.path).toMatch(new RegExp(`^webhooks/9.*\\?wait=true&thread_id=${thread}$`))
  expect(asked?.body.content).toBe(`<@${ANN.id}> Answer 1`)
})

test('an edit that was refused after an earlier one may have arrived is unknown, not failed', async () => {
  const it = await world()
  await it.ask('Are you open?')
  await it.work()
  it.answer(() => 'reset')
  await it.drain()
  it.answer(() => refusal(400, 50_035, 'Invalid Form Body'))
  for (let run = 0; run < 8; run++) {
    it.clock.now += 5000
    await it.drain()
  }
  const [reply] = it.rows('message').filter(({ role }) => role === 'agent')
  expect(await it.delivery(String(reply?.id))).toMatchObject({ state: 'unknown' })
})
