import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { pathsIn, replaceAt } from '#test/support/mutations'
import { IG, instagramEvents, silentInstagramBodies } from './instagram-updates.ts'
import { bodyOf, messengerEvents, PAGE } from './messenger-updates.ts'
import { ACCOUNT, IG_ACCOUNT, messengerWorld, sign } from './messenger-world.ts'
import { silentBodies } from './silent-bodies.ts'

const stored = (it: Awaited<ReturnType<typeof messengerWorld>>) => [...it.rows('waiting-inbound'), ...it.rows('effect')]
const quietly = async <T>(work: () => Promise<T>): Promise<T> => {
  const silence = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    return await work()
  } finally {
    silence.mockRestore()
  }
}

const all = [
  ...Object.entries(messengerEvents).map(([name, event]) => [`Messenger: ${name}`, ACCOUNT, bodyOf([event])] as const),
  ...Object.entries(instagramEvents).map(
    ([name, event]) => [`Instagram: ${name}`, IG_ACCOUNT, bodyOf([event], IG, 'instagram')] as const,
  ),
]

test('there are more than twenty published shapes of each', () => {
  expect(Object.keys(messengerEvents).length).toBeGreaterThan(20)
  expect(Object.keys(instagramEvents).length).toBeGreaterThan(20)
})

describe.each(all)('%s', (_, account, body) => {
  test('is stored once when Meta signs it, however often it comes, and taken without a failure', async () => {
    const it = await messengerWorld()
    expect([await it.post(body), await it.post(body)]).toEqual([200, 200])
    expect(it.rows('waiting-inbound')).toMatchObject([{ account }])
    await it.work()
    expect(it.rows('waiting-inbound')).toEqual([])
  })

  test('is refused and stored nowhere when it is not what Meta signed', async () => {
    const it = await messengerWorld()
    const right = sign(body)
    const flipped = Buffer.from(body)
    flipped[flipped.length - 3] = (flipped[flipped.length - 3] ?? 0) ^ 1
    const reserialised = JSON.stringify(JSON.parse(body), null, 1)
    for (const [bytes, headers] of [
      [flipped.toString('latin1'), { 'x-hub-signature-256': right }],
      [body, { 'x-hub-signature-256': sign(body, 'another secret') }],
      [body, { 'x-hub-signature-256': sign(body, '') }],
      [body, { 'x-hub-signature-256': right.replace(/.$/, (end) => (end === '0' ? '1' : '0')) }],
      [body, {}],
      [body, { 'x-hub-signature-256': '' }],
      ['', { 'x-hub-signature-256': right }],
      [body.slice(0, -1), { 'x-hub-signature-256': right }],
      [reserialised, { 'x-hub-signature-256': right }],
    ] as const)
      expect(await it.post(bytes, headers)).toBe(401)
    expect(stored(it)).toEqual([])
  })

  test('is answered and stored nowhere when it is signed and cut off', async () => {
    const it = await messengerWorld()
    await quietly(async () => {
      for (const length of [0, 1, 20, body.length - 1]) expect(await it.post(body.slice(0, length))).toBe(200)
    })
    expect(stored(it)).toEqual([])
  })
})

test.each(Object.entries({ ...silentBodies, ...silentInstagramBodies }))(
  'the body "%s" is answered and stored nowhere',
  async (_, body) => {
    const it = await messengerWorld()
    await quietly(async () => expect(await it.post(JSON.stringify(body))).toBe(200))
    expect(stored(it)).toEqual([])
  },
)

test('no mutation of an event makes the hook or its worker fail', async () => {
  const it = await messengerWorld()
  const bodies = all.map(([, , body]) => JSON.parse(body) as object)
  const paths = bodies.flatMap((body) => pathsIn(body).map((path) => ({ body, path })))
  await quietly(() =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async ({ body, path }, value) => {
        expect(await it.post(JSON.stringify(replaceAt(body, path, value)))).toBe(200)
        await it.work()
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 150), seed: 14 },
    ),
  )
  expect(it.rows('waiting-inbound')).toEqual([])
})

const says = (mid: string, text: string, page = PAGE, timestamp = 1_458_692_752_478) => ({
  sender: { id: '77' },
  recipient: { id: page },
  timestamp,
  message: { mid, text },
})

test('several pages in one body, each with several events, are each stored for their own page', async () => {
  const it = await messengerWorld()
  const entry = (id: string, events: object[]) => ({ id, time: 1, messaging: events })
  const body = JSON.stringify({
    object: 'page',
    entry: [
      entry(PAGE, [says('m_1', 'one'), says('m_2', 'two')]),
      entry('900', [says('m_3', 'three', '900')]),
      entry(PAGE, [says('m_1', 'one')]),
    ],
  })
  expect(await it.post(body)).toBe(200)
  const rows = it.rows('waiting-inbound').map(({ account, lane }) => `${account} ${lane}`)
  expect(rows.toSorted()).toEqual([
    `${ACCOUNT} ${ACCOUNT}/77`,
    `${ACCOUNT} ${ACCOUNT}/77`,
    'messenger:900 messenger:900/77',
  ])
})

test('events of one millisecond are both stored, in the order of the body', async () => {
  const it = await messengerWorld()
  expect(await it.post(bodyOf([says('m_z', 'first'), says('m_a', 'second')]))).toBe(200)
  const rows = it.rows('waiting-inbound').toSorted((one, other) => (String(one.order) < String(other.order) ? -1 : 1))
  expect(rows.map(({ raw }) => (JSON.parse(String(raw)) as { message: { text: string } }).message.text)).toEqual([
    'first',
    'second',
  ])
})

test('what tells of our own messages does not stand among the visitor’s', async () => {
  const it = await messengerWorld()
  const own = { ...says('m_9', 'Yes', PAGE), sender: { id: PAGE }, recipient: { id: '77' } }
  await it.post(
    bodyOf([
      says('m_1', 'Is the pool heated?'),
      { sender: { id: '77' }, recipient: { id: PAGE }, timestamp: 2, read: { watermark: 1 } },
      { sender: { id: '77' }, recipient: { id: PAGE }, delivery: { mids: ['m_0'], watermark: 1 } },
      {
        ...own,
        message: { ...own.message, is_echo: true, app_id: 1, metadata: `${'0'.repeat(26)}.${'1'.repeat(26)}.0.1` },
      },
      { ...own, message: { ...own.message, mid: 'm_8', is_echo: true } },
    ]),
  )
  const lanes = it.rows('waiting-inbound').map(({ lane }) => String(lane).slice(ACCOUNT.length))
  expect(lanes.toSorted()).toEqual(['/77', '/77', '/77/receipts', '/77/receipts', '/77/receipts'])
})

test('the dashboard’s test, which comes as a change with its time in seconds, is an event like any other', async () => {
  const it = await messengerWorld()
  // https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/messaging_postbacks
  const value = {
    sender: { id: '77' },
    recipient: { id: PAGE },
    timestamp: '1527459824',
    postback: { mid: 'm_MESSAGE-ID', title: 'TITLE-FOR-THE-CTA', payload: 'USER-DEFINED-PAYLOAD' },
  }
  await it.post(
    JSON.stringify({
      object: 'page',
      entry: [{ id: PAGE, time: 1, changes: [{ field: 'messaging_postbacks', value }] }],
    }),
  )
  expect(it.rows('waiting-inbound')).toMatchObject([{ order: expect.stringMatching(/^001527459824000\./) }])
})
