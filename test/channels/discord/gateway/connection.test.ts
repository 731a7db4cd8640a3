import { expect, test, vi } from 'vitest'
import { gatewayShards } from '#functions/channels/discord/messages/gateway-state'
import { thirdPartyServer } from '#test/support/providers/third-party-server'
import { gatewayWorld } from './gateway-world.ts'

type World = Awaited<ReturnType<typeof gatewayWorld>>

const quiet = { timeout: 8_000, interval: 20 }
const connected = (it: World) => expect.poll(() => it.discord.fact('Gateway'), quiet).toBe('Connected')
const person = (it: World, at = 0) => it.discord.people[at] ?? ''
const opcodes = (it: World) => it.discord.gateway.received.map(({ op }) => op)
/** What people read in the channel, without who is answered. */
const shown = async (it: World) =>
  (await it.discord.bubbles(person(it))).map(({ text }) => text.replace(/^@\S+( \S+)? /, ''))
/** Until so many deliveries are stored, which a worker then takes. */
const takes = async (it: World, count: number) => {
  await expect.poll(it.waiting, quiet).toBe(count)
  await it.work()
}

test('a message on the phone without a command is answered once, by the webhook', async () => {
  const it = await gatewayWorld({ answers: 'all' })
  it.start()
  await connected(it)
  await it.discord.say(person(it), 'Are you open?')
  await takes(it, 1)
  expect(await it.said()).toEqual(['visitor: Are you open?', 'agent: Answer 1'])
  expect(await shown(it)).toEqual(['Are you open?', 'Answer 1'])
  expect(it.conversations()).toMatchObject([
    { variables: { name: 'Sofie Dahl', username: 'sofiedahl' }, route: { to: it.discord.id, thread: person(it) } },
  ])
})

test.each(['gateway-drop', 'gateway-reconnect'])(
  'what is written while the connection is away (%s) is answered once, with the same session',
  async (run) => {
    const it = await gatewayWorld({ answers: 'all' })
    it.start()
    await connected(it)
    await it.discord.say(person(it), 'Are you open?')
    await takes(it, 1)
    await it.discord.act({ do: 'run', name: run })
    await it.discord.say(person(it), 'On Sunday?')
    await takes(it, 1)
    expect(await it.said()).toEqual([
      'visitor: Are you open?',
      'agent: Answer 1',
      'visitor: On Sunday?',
      'agent: Answer 2',
    ])
    expect(opcodes(it).filter((op) => op === 2)).toHaveLength(1)
    expect(opcodes(it).filter((op) => op === 6)).toHaveLength(1)
  },
)

test('a session that names a server which is not Discord’s is not resumed there: the bot’s token stays with Discord', async () => {
  const it = await gatewayWorld({ answers: 'all' })
  const elsewhere = await thirdPartyServer()
  let upgrades = 0
  elsewhere.answer(() => upgrades++)
  const session = { id: 's1', resumeUrl: `ws://127.0.0.1:${elsewhere.port}`, botId: '7', seq: 41 }
  await gatewayShards.save({ shard: 0, of: 1, state: 'connecting', session, at: it.clock.now })
  it.start()
  await connected(it)
  expect([upgrades, opcodes(it).filter((op) => op !== 1)]).toEqual([0, [2]])
  await elsewhere[Symbol.asyncDispose]()
})

test('a session that Discord has forgotten is begun anew, and reading goes on', async () => {
  const it = await gatewayWorld({ answers: 'all' })
  it.start()
  await connected(it)
  it.discord.gateway.invalidate(false)
  await expect.poll(() => opcodes(it).filter((op) => op === 2).length, quiet).toBe(2)
  await connected(it)
  await it.discord.say(person(it), 'Are you open?')
  await takes(it, 1)
  expect(await it.said()).toEqual(['visitor: Are you open?', 'agent: Answer 1'])
})

test('a connection whose heartbeats are acknowledged is kept', async () => {
  const it = await gatewayWorld({ answers: 'all' })
  it.start()
  await connected(it)
  const beats = () => opcodes(it).filter((op) => op === 1).length
  for (let count = 1; count <= 4; count++) {
    const before = beats()
    it.pass(41_250)
    await expect.poll(beats, quiet).toBeGreaterThan(before)
    // comes after the acknowledgement
    await it.discord.say(person(it), `Question ${count}`)
    await expect.poll(it.waiting, quiet).toBe(count)
  }
  expect(opcodes(it).filter((op) => op !== 1)).toEqual([2])
})

test('a connection that only looks open is given up after a heartbeat without an acknowledgement, and what was written meanwhile arrives', async () => {
  const it = await gatewayWorld({ answers: 'all' })
  it.start()
  await connected(it)
  const beats = () => opcodes(it).filter((op) => op === 1).length
  // the first comes after a random time
  it.pass(41_250)
  await expect.poll(beats, quiet).toBeGreaterThan(0)
  it.discord.gateway.faults.isSilent = true
  await it.discord.say(person(it), 'Are you open?')
  const before = beats()
  await expect
    .poll(() => {
      it.pass(41_250)
      return beats()
    }, quiet)
    .toBeGreaterThan(before)
  it.discord.gateway.faults.isSilent = false
  await expect
    .poll(() => {
      it.pass(41_250)
      return opcodes(it).includes(6)
    }, quiet)
    .toBe(true)
  await takes(it, 1)
  expect(await it.said()).toEqual(['visitor: Are you open?', 'agent: Answer 1'])
})

test('a delivery whose answer is lost is posted again, and stored once', async () => {
  const it = await gatewayWorld({ answers: 'all' })
  it.start()
  await connected(it)
  it.loseAnswers(2)
  await it.discord.say(person(it), 'Are you open?')
  await expect.poll(() => it.hookCalls.filter(({ kind }) => kind === 'deliver').length, quiet).toBe(3)
  await takes(it, 1)
  expect(await it.said()).toEqual(['visitor: Are you open?', 'agent: Answer 1'])
})

test('a process that ends leaves its session to the next, which gets what was written in between', async () => {
  const it = await gatewayWorld({ answers: 'all' })
  const first = it.start()
  await connected(it)
  await it.discord.say(person(it), 'Are you open?')
  await takes(it, 1)
  await first.stop()
  expect(await gatewayShards.get({ shard: 0 })).toMatchObject({
    state: 'connecting',
    session: { botId: it.discord.app },
  })
  await expect.poll(() => it.discord.fact('Gateway'), quiet).toBe('Not connected')
  await it.discord.say(person(it), 'On Sunday?')
  it.start()
  await connected(it)
  await takes(it, 1)
  expect((await it.said()).at(-1)).toBe('agent: Answer 2')
  expect(opcodes(it).filter((op) => op === 2)).toHaveLength(1)
})

test('an application without the intent is said to be refused, and Discord is not asked again', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const it = await gatewayWorld({ answers: 'all' })
  it.discord.gateway.faults.hasContentIntent = false
  it.start()
  await expect.poll(async () => (await gatewayShards.get({ shard: 0 }))?.state, quiet).toBe('refused')
  expect((await gatewayShards.get({ shard: 0 }))?.reason).toContain('Message Content Intent')
  const asked = opcodes(it).length
  it.pass(60_000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(opcodes(it)).toHaveLength(asked)
  write.mockRestore()
})

test('a token that Discord does not know is refused without a connection', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const it = await gatewayWorld()
  it.start('another')
  await expect.poll(async () => (await gatewayShards.get({ shard: 0 }))?.reason, quiet).toContain('discordBotToken')
  expect(opcodes(it)).toEqual([])
  write.mockRestore()
})

test('what is written elsewhere in the server never leaves the process', async () => {
  const it = await gatewayWorld({ answers: 'all' })
  it.start()
  await connected(it)
  const made = await fetch(`${it.discord.address}/control/discord`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'private' }),
  })
  const other = ((await made.json()) as { id: string }).id
  await fetch(`${it.discord.address}/control/discord/${other}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ do: 'say', chat: person(it), from: person(it), text: 'A secret of ours' }),
  })
  await it.discord.say(person(it), 'Are you open?')
  await takes(it, 1)
  expect(JSON.stringify(it.hookCalls)).toContain(other)
  expect(JSON.stringify(it.hookCalls)).not.toContain('A secret of ours')
})
