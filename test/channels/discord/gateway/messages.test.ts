import { expect, test } from 'vitest'
import { agentChannels } from '#functions/channels/accounts/store'
import { fetchDiscordFile } from '#functions/channels/discord/messages/fetch-file'
import { discordOutcome } from '#functions/channels/discord/outcome'
import { readDiscord } from '#functions/channels/discord/read'
import { messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { replaceWorld } from '#lib/world'
import { gatewayWorld } from './gateway-world.ts'

type World = Awaited<ReturnType<typeof gatewayWorld>>

const quiet = { timeout: 8_000, interval: 20 }
const person = (it: World, at = 0) => it.discord.people[at] ?? ''
/** Until so many deliveries are stored, which a worker then takes. */
const takes = async (it: World, count: number) => {
  await expect.poll(it.waiting, quiet).toBe(count)
  await it.work()
}
const started = async (options: Parameters<typeof gatewayWorld>[0] = {}) => {
  const it = await gatewayWorld(options)
  it.start()
  await expect.poll(() => it.discord.fact('Gateway'), quiet).toBe('Connected')
  return it
}
const texts = async (it: World, chat = person(it)) => (await it.discord.bubbles(chat)).map(({ text }) => text)

test('by default a message is answered that mentions the bot, or replies to it; others never leave the process', async () => {
  const it = await started()
  const [sofie, rui] = [person(it), person(it, 1)]
  await it.discord.say(sofie, 'Hello everybody')
  await it.discord.say(sofie, '@Parley are you open?')
  await takes(it, 1)
  expect(JSON.stringify(it.hookCalls)).not.toContain('Hello everybody')
  expect(await it.said()).toEqual(['visitor: are you open?', 'agent: Answer 1'])
  const answer = (await it.discord.bubbles(rui)).at(-1)
  await it.discord.act({ do: 'say', chat: rui, from: rui, text: 'And on Sunday?', replyTo: answer?.id ?? '' })
  await takes(it, 1)
  expect((await it.said()).toSorted()).toEqual(
    ['visitor: are you open?', 'agent: Answer 1', 'visitor: And on Sunday?', 'agent: Answer 2'].toSorted(),
  )
  // each has a conversation of their own, and the answer names whom it is for
  expect(it.conversations()).toHaveLength(2)
  expect((await texts(it)).at(-1)).toBe('@Rui (Porto) Answer 2')
})

test('the agent’s own answers, other programs and what Discord says are answered by nobody', async () => {
  const it = await started({ answers: 'all' })
  await it.discord.say(person(it), 'Are you open?')
  await takes(it, 1)
  // the answer itself has come back through the gateway by now, had anybody read it
  await it.discord.say(person(it), 'Thanks')
  await takes(it, 1)
  expect(await it.said()).toHaveLength(4)
  const channel = it.discord.id
  const base = { channel_id: channel, guild_id: '1', content: 'Hi', mentions: [], attachments: [] }
  for (const more of [
    { id: '1300000000000000001', type: 0, author: { id: '5', bot: true } },
    { id: '1300000000000000002', type: 0, author: { id: '5' }, webhook_id: '6' },
    { id: '1300000000000000003', type: 7, author: { id: '5' } },
  ])
    it.discord.gateway.tell('MESSAGE_CREATE', { ...base, ...more })
  // and in direct messages, which are of no server
  it.discord.gateway.tell('MESSAGE_CREATE', {
    channel_id: channel,
    content: 'Hi',
    id: '1300000000000000004',
    type: 0,
    author: { id: '5' },
  })
  await it.discord.say(person(it), 'Bye')
  await takes(it, 1)
  expect(it.hookCalls.filter(({ kind }) => kind === 'deliver')).toHaveLength(3)
})

test('what becomes of a message that nobody answers stays in the process as well', async () => {
  const it = await started()
  const left = await it.discord.say(person(it), 'Hello everybody')
  const [edited, deleted] = [await it.discord.say(person(it), 'Well'), left]
  it.clock.now += 1000
  await it.discord.act({ do: 'edit', chat: person(it), from: person(it), message: edited, text: '@Parley well?' })
  await it.discord.act({ do: 'delete', chat: person(it), from: person(it), message: deleted })
  await it.discord.say(person(it), '@Parley are you open?')
  await takes(it, 1)
  const posted = it.hookCalls.filter(({ kind }) => kind === 'deliver')
  expect(JSON.stringify(posted)).not.toMatch(new RegExp(`${edited}|${deleted}`))
})

test('an owner who chooses all messages is read so half a minute later', async () => {
  const it = await started()
  const { agentId } = it.agent
  await it.discord.say(person(it), '@Parley hello')
  await takes(it, 1)
  await attempt([agentChannels.changing({ agentId }, { set: { discordMessages: 'all' } })])
  it.clock.now += 31_000
  await it.discord.say(person(it), 'Are you open?')
  await takes(it, 1)
  expect(await it.said()).toContain('visitor: Are you open?')
})

test('a channel of an own app is not read: the process has the platform’s token', async () => {
  const it = await started({ answers: 'all', appKey: 'own-1' })
  await it.discord.say(person(it), '@Parley are you open?')
  await expect.poll(() => it.hookCalls.some(({ kind }) => kind === 'channels'), quiet).toBe(true)
  expect(it.hookCalls.filter(({ kind }) => kind === 'deliver')).toEqual([])
})

test('an ordinary message and /ask are of one conversation', async () => {
  const it = await started({ answers: 'all' })
  await it.discord.say(person(it), 'Are you open?')
  await takes(it, 1)
  const asked = {
    id: '1',
    application_id: '2',
    type: 2,
    token: 't',
    channel_id: it.discord.id,
    user: { id: person(it) },
  }
  const data = { name: 'ask', options: [{ name: 'question', value: 'On Sunday?' }] }
  const step = readDiscord({ ...asked, data }, { account: it.account, groups: 'never', arrivedAt: 0 })
  expect(step).toMatchObject({ kind: 'message', destination: { to: it.discord.id, thread: person(it) } })
  expect(it.conversations()[0]?.route).toMatchObject({ to: it.discord.id, thread: person(it) })
})

test('a thread has a conversation for all who write in it, who are named, and is answered in the thread', async () => {
  const it = await started({ answers: 'all' })
  const [sofie, rui] = [person(it), person(it, 1)]
  const thread = await it.discord.act({ do: 'add-group', title: 'Opening hours', members: [sofie] })
  await it.discord.act({ do: 'say', chat: thread, from: sofie, text: 'Are you open?' })
  await takes(it, 1)
  await it.discord.act({ do: 'say', chat: thread, from: rui, text: 'On Sunday?' })
  await takes(it, 1)
  expect(await it.said()).toEqual([
    'visitor: Sofie Dahl: Are you open?',
    'agent: Answer 1',
    'visitor: Rui (Porto): On Sunday?',
    'agent: Answer 2',
  ])
  expect(await texts(it, thread)).toEqual(['Are you open?', 'Answer 1', 'On Sunday?', 'Answer 2'])
  expect(await texts(it)).toEqual([])
  expect(it.conversations()).toMatchObject([{ route: { to: it.discord.id, thread: `thread.${thread}` } }])
})

test('an edit and a deletion change the message, and cost no reply', async () => {
  const it = await started({ answers: 'all' })
  const id = await it.discord.say(person(it), 'Are you open?')
  await takes(it, 1)
  it.clock.now += 1000
  await it.discord.act({ do: 'edit', chat: person(it), from: person(it), message: id, text: 'Are you closed?' })
  await takes(it, 1)
  const [changed] = (await messages.list(`CONV#${it.conversations()[0]?.conversationId}`, 'MSG#', { consistent: true }))
    .items
  await it.discord.act({ do: 'delete', chat: person(it), from: person(it), message: id })
  await takes(it, 1)
  const [head] = it.conversations()
  const { items } = await messages.list(`CONV#${head?.conversationId}`, 'MSG#', { consistent: true })
  expect(changed?.note).toBe('Changed later to: Are you closed?')
  expect(items[0]).toMatchObject({ role: 'visitor', text: '', deletedAt: expect.any(Number) })
  expect(items).toHaveLength(2)
})

test('a message that is deleted before a worker takes it is still read in its order', async () => {
  const it = await started({ answers: 'all' })
  const id = await it.discord.say(person(it), 'Are you open?')
  await it.discord.act({ do: 'delete', chat: person(it), from: person(it), message: id })
  await takes(it, 2)
  expect((await it.said())[0]).toBe('visitor: ')
})

test('what an owner switches off is not read from then on', async () => {
  const it = await started({ answers: 'all' })
  const { agentId } = it.agent
  await attempt([agentChannels.changing({ agentId }, { set: { discordMessages: 'commands' } })])
  await it.discord.say(person(it), 'Are you open?')
  await expect.poll(() => it.hookCalls.some(({ kind }) => kind === 'channels'), quiet).toBe(true)
  expect(it.conversations()).toEqual([])
  expect(it.hookCalls.filter(({ kind }) => kind === 'deliver')).toEqual([])
})

test('a thread that is gone fails its message alone; a webhook that is gone breaks the channel', () => {
  const answered = (code: number) =>
    discordOutcome(
      { kind: 'answered', status: 404, headers: {}, body: Buffer.from(JSON.stringify({ code, message: 'Unknown' })) },
      { method: 'thread' },
    ).kind
  expect([answered(10003), answered(10015)]).toEqual(['refused', 'account'])
})

test('a photo and a voice message are fetched from Discord’s own hosts', async () => {
  const it = await started({ answers: 'all' })
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const file = { name: 'dot.png', type: 'image/png', base64 }
  await it.discord.act({ do: 'send', chat: person(it), from: person(it), as: 'photo', file, caption: 'Is this yours?' })
  await expect.poll(it.waiting, quiet).toBe(1)
  const [row] = it.rows('waiting-inbound')
  const step = readDiscord(JSON.parse(String(row?.raw)), {
    account: it.account,
    groups: 'never',
    discord: { messages: 'all', webhookId: undefined },
    arrivedAt: 0,
  })
  if (step.kind !== 'message') throw new Error('no message')
  expect(step).toMatchObject({ text: 'Is this yours?', files: [{ name: 'dot.png', type: 'image/png', bytes: 70 }] })
  const [reference] = step.files
  if (!reference) throw new Error('no file')
  const opened = { account: it.account, token: '' }
  expect(await fetchDiscordFile(reference, opened)).toMatchObject({ kind: 'fetched' })
  for (const id of ['https://discord.com.evil.example/a', 'http://127.0.0.1:1/a', 'https://cdn.discordapp.com/a'])
    expect(await fetchDiscordFile({ ...reference, id }, opened)).toEqual({ kind: 'missing', reason: 'elsewhere' })
})

test('of Discord itself files come from its own hosts alone', async () => {
  const hosts: string[] = []
  const undo = replaceWorld({
    call: async ({ url }) => {
      hosts.push(new URL(url).host)
      return { kind: 'answered', status: 200, headers: {}, body: new Uint8Array([1]) }
    },
  })
  const opened = { account: 'discord:1', token: '' } as const
  const fetched = async (id: string) => (await fetchDiscordFile({ id, name: 'a' }, opened)).kind
  expect(await fetched('https://cdn.discordapp.com/attachments/1/2/a.png?ex=1')).toBe('fetched')
  expect(await fetched('https://media.discordapp.net/attachments/1/2/a.png')).toBe('fetched')
  expect(await fetched('https://cdn.discordapp.com.evil.example/a.png')).toBe('missing')
  expect(await fetched('https://evilcdn.discordapp.com/a.png')).toBe('missing')
  expect(hosts).toEqual(['cdn.discordapp.com', 'media.discordapp.net'])
  undo()
})
