import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { forgetApplication } from '#functions/channels/discord/published-application'
import { TABLE } from '#test/support/worlds/chat-world'
import { APPLICATION, CHANNEL, discordUpdates } from './discord-updates.ts'
import { ACCOUNT, discordWorld, foreignKey } from './discord-world.ts'

type World = Awaited<ReturnType<typeof discordWorld>>

const samples = Object.entries(discordUpdates)
const stored = (it: World) => [...it.rows('waiting-inbound'), ...it.rows('effect')]
const flipped = (hex: string) => `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}`
const { 'a command with words, as documented': documented } = discordUpdates
const PUBLISHED = { pk: 'PROVIDERS#DISCORD', sk: 'META' }

test('there are at least twenty shapes of interactions', () => {
  expect(samples.length).toBeGreaterThanOrEqual(20)
})

describe.each(samples)('the interaction "%s"', (_, { body, callback, isStored }) => {
  const text = JSON.stringify(body)

  test('is answered in its way when Discord signs it, stored once, and taken without a failure', async () => {
    const it = await discordWorld()
    const answers = [await it.post(text), await it.post(text)]
    expect(answers).toMatchObject([
      { status: 200, body: { type: callback } },
      { status: 200, body: { type: callback } },
    ])
    expect(it.rows('waiting-inbound')).toHaveLength(isStored ? 1 : 0)
    await it.work()
    expect(it.rows('waiting-inbound')).toEqual([])
  })

  test('is refused and stored nowhere with another signature, another key, none, or one that is cut off', async () => {
    const it = await discordWorld()
    const name = 'x-signature-ed25519'
    const time = 'x-signature-timestamp'
    const refused = [
      await it.post(text, { headers: (made) => ({ ...made, [name]: flipped(made[name] ?? '') }) }),
      await it.post(text, { key: foreignKey }),
      await it.post(text, { headers: ({ [name]: _, ...rest }) => rest }),
      await it.post(text, { headers: ({ [time]: _, ...rest }) => rest }),
      await it.post(text, { headers: (made) => ({ ...made, [name]: '' }) }),
      await it.post(text, { headers: (made) => ({ ...made, [time]: '' }) }),
      await it.post(text, { headers: (made) => ({ ...made, [name]: (made[name] ?? '').slice(0, 126) }) }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401))
    expect(stored(it)).toEqual([])
  })

  test('is refused when other bytes came than were signed: one bit, cut off, or the same JSON written anew', async () => {
    const it = await discordWorld()
    const bytes = Buffer.from(text)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 2) ^ 1, bytes.length - 2)
    for (const other of [bytes.toString('latin1'), text.slice(0, -1), JSON.stringify(body, undefined, 1), ''])
      expect((await it.post(text, { body: other })).status).toBe(401)
    expect(stored(it)).toEqual([])
  })

  test('is refused when it was signed more than five minutes ago, or is from the future', async () => {
    const it = await discordWorld()
    for (const offset of [-301, 301, -86_400, 86_400]) expect((await it.post(text, { offset })).status).toBe(401)
    expect(stored(it)).toEqual([])
    for (const offset of [-299, 299]) expect((await it.post(text, { offset })).status).toBe(200)
  })
})

test('a PING is answered with a PONG, also before any channel is connected', async () => {
  const it = await discordWorld()
  const ping = { id: '1', application_id: APPLICATION, type: 1, version: 1, token: 'A_UNIQUE_TOKEN' }
  expect(await it.send(ping)).toEqual({ status: 200, body: { type: 1 } })
  expect((await it.post(JSON.stringify(ping), { key: foreignKey })).status).toBe(401)
})

test('a token that would lead to another path of Discord’s is no token: it is asked for nowhere', async () => {
  const it = await discordWorld()
  const tokens = ['../../channels/1/messages', 'a/b', 'a?wait=false', 'a#b', 'a%2Fb', '..', '.', 'a b', '']
  for (const token of tokens) expect((await it.send({ ...documented?.body, token })).status, token).toBe(400)
  expect(stored(it)).toEqual([])
  expect(await it.send({ ...documented?.body, token: 'aW50ZXJh_Y3Rp-b2.4=' })).toMatchObject({ status: 200 })
})

test('no other application is known, and before one was published nobody is', async () => {
  const it = await discordWorld()
  const text = JSON.stringify(documented?.body)
  expect((await it.post(text, { appKey: 'acme' })).status).toBe(401)
  const removing = { constructor: { name: 'DeleteCommand' }, input: { TableName: TABLE, Key: PUBLISHED } } as const
  await it.database.send(removing)
  forgetApplication()
  expect((await it.post(text)).status).toBe(401)
})

test('a channel that nobody has connected is told so, to whoever asked alone and in their language', async () => {
  const it = await discordWorld()
  const elsewhere = { ...documented?.body, channel_id: '111111111111111111', locale: 'de' }
  expect(await it.send(elsewhere)).toEqual({
    status: 200,
    body: {
      type: 4,
      data: {
        content: 'Mit diesem Kanal ist kein Assistent verbunden.',
        flags: 64,
        allowed_mentions: { parse: [] },
      },
    },
  })
  expect(await it.send({ ...elsewhere, channel_id: undefined })).toMatchObject({ body: { type: 4 } })
  expect(stored(it)).toEqual([])
})

test('/ask without words opens a form with one field, in the user’s language', async () => {
  const it = await discordWorld()
  expect((await it.send(discordUpdates['a command without options']?.body ?? {})).body).toEqual({
    type: 9,
    data: {
      custom_id: 'ask',
      title: 'Den Assistenten fragen',
      components: [
        {
          type: 18,
          label: 'Ihre Frage',
          component: { type: 4, custom_id: 'question', style: 2, required: true, max_length: 4000 },
        },
      ],
    },
  })
})

test('each user of a channel has a lane, in the order in which they asked', async () => {
  const it = await discordWorld()
  await it.send(documented?.body ?? {})
  await it.send(discordUpdates['a command with words, as it came in a server']?.body ?? {})
  expect(it.rows('waiting-inbound').map(({ lane, order }) => [lane, order])).toEqual(
    expect.arrayContaining([
      [`${ACCOUNT}/53908232506183680`, '00786008729715212338'],
      [`${ACCOUNT}/1034315047838687264`, '01418572602737299559'],
    ]),
  )
})

test('an interaction of another application, and what is none, are refused without a failure', async () => {
  const it = await discordWorld()
  expect((await it.send({ ...documented?.body, application_id: '2' })).status).toBe(400)
  for (const text of ['', 'null', '[]', '"x"', '{}', '{"type":2}', 'no json', '{"type":'])
    expect((await it.post(text)).status).toBe(400)
  expect((await it.post(JSON.stringify({ ...documented?.body, pad: 'x'.repeat(1024 * 1024) }))).status).toBe(413)
  expect(stored(it)).toEqual([])
})

test('what cannot be stored is not promised: the hook fails, and Discord tells the user', async () => {
  const it = await discordWorld()
  const { replaceWorld, world } = await import('#lib/world')
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      if (JSON.stringify(command).includes('QIN#')) throw new Error('the database is down')
      return database(command)
    },
  })
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect((await it.send(documented?.body ?? {})).status).toBe(500)
  write.mockRestore()
  restore()
  expect((await it.send(documented?.body ?? {})).body).toEqual({ type: 5 })
})

test('no mutation of an interaction makes the hook or its worker fail', async () => {
  const it = await discordWorld()
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const paths = samples.flatMap(([, { body }]) => pathsIn(body).map((path) => ({ body, path })))
  let id = 1_418_572_602_737_000_000n
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async ({ body, path }, value) => {
      id += 1n
      const { status } = await it.send(replaceAt({ ...body, id: String(id) }, path, value) as object)
      expect([200, 400]).toContain(status)
      await it.work()
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 150), seed: 14 },
  )
  write.mockRestore()
  expect(it.rows('waiting-inbound')).toEqual([])
})

type Path = readonly (string | number)[]

const pathsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...pathsIn(inner, [...at, key])])
    : []

const replaceAt = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by
  const copy: Record<string | number, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) }
  copy[key] = replaceAt(copy[key], rest, by)
  return copy
}

test('the samples are of the tests’ channel', () => {
  expect(samples.every(([, { body }]) => 'channel_id' in body && body.channel_id === CHANNEL)).toBe(true)
})
