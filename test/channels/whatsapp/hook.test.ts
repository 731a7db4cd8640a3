import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { publishedCount, whatsappBody, whatsappUpdates } from '#test/channels/whatsapp-updates'
import { APP_SECRET, NUMBER, postMeta, signed, whatsappWorld } from './whatsapp-world.ts'

const stored = (it: Awaited<ReturnType<typeof whatsappWorld>>) => [...it.rows('waiting-inbound'), ...it.rows('effect')]
const quietly = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true)

test('Meta published at least twenty of the shapes', () => {
  expect(publishedCount).toBeGreaterThanOrEqual(20)
})

describe.each(Object.entries(whatsappUpdates))('the change "%s"', (_, value) => {
  const body = whatsappBody(value)

  test('is stored once when Meta signs it, however often it comes, and taken without a failure', async () => {
    const it = await whatsappWorld()
    const again = whatsappBody(value, value)
    expect([await postMeta(body), await postMeta(body), await postMeta(again)]).toEqual([200, 200, 200])
    expect(it.rows('waiting-inbound')).toHaveLength(1)
    await takeAll(it)
    expect(it.rows('waiting-inbound')).toEqual([])
  })

  test('is refused and stored nowhere when a bit differs, and with another signature, an empty one or none', async () => {
    const it = await whatsappWorld()
    const flipped = Buffer.from(body)
    flipped[flipped.length >> 1] = (flipped[flipped.length >> 1] ?? 0) ^ 1
    const right = signed(body)['x-hub-signature-256']
    const reserialised = JSON.stringify(JSON.parse(body), undefined, 1)
    expect([
      await postMeta(flipped.toString('utf8'), signed(body)),
      await postMeta(body, signed(body, `${APP_SECRET.slice(0, -1)}0`)),
      await postMeta(body, {}),
      await postMeta(body, { 'x-hub-signature-256': '' }),
      await postMeta(body, { 'x-hub-signature-256': right.slice(0, -1) }),
      await postMeta(body.slice(0, -1), signed(body)),
      await postMeta(reserialised, signed(body)),
    ]).toEqual([401, 401, 401, 401, 401, 401, 401])
    expect(stored(it)).toEqual([])
  })

  test('is answered and stored nowhere when it is cut off or empty, since it would come again for days', async () => {
    const it = await whatsappWorld()
    const silence = quietly()
    for (const length of [0, 1, 40, body.length - 1]) expect(await postMeta(body.slice(0, length))).toBe(200)
    silence.mockRestore()
    expect(stored(it)).toEqual([])
  })
})

test('no mutation of a change makes the hook or its worker fail', async () => {
  const it = await whatsappWorld()
  const write = quietly()
  const paths = Object.values(whatsappUpdates).flatMap((value) => {
    const body = JSON.parse(whatsappBody(value)) as unknown
    return pathsIn(body).map((path) => ({ body, path }))
  })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async ({ body, path }, value) => {
      expect(await postMeta(JSON.stringify(replaceAt(body, path, value)))).toBe(200)
      await it.work()
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 200), seed: 14 },
  )
  await takeAll(it)
  write.mockRestore()
  expect(it.rows('waiting-inbound')).toEqual([])
})

/** Reports of messages that nobody knows wait for five more minutes. */
const takeAll = async (it: Awaited<ReturnType<typeof whatsappWorld>>) => {
  await it.work()
  for (let minute = 0; minute < 6; minute++) {
    it.clock.now += 61_000
    await it.sweep()
  }
}

test('a body of several tenants is cut up by number, and what belongs to nobody is dropped', async () => {
  const it = await whatsappWorld()
  const text = (phone_number_id: string, id: string) => ({
    ...whatsappUpdates.text,
    metadata: { display_phone_number: '1', phone_number_id },
    messages: [{ from: '1650', id, timestamp: '1749416383', type: 'text', text: { body: id } }],
  })
  const body = JSON.parse(whatsappBody(text('106540352242922', 'one'), text('777', 'two'))) as { entry: unknown[] }
  const other = JSON.parse(whatsappBody(text('888#x', 'three'), text('106540352242922', 'four'))) as typeof body
  expect(await postMeta(JSON.stringify({ ...body, entry: [...body.entry, ...other.entry] }))).toBe(200)
  expect(it.rows('waiting-inbound').map(({ account }) => account)).toEqual([NUMBER, NUMBER, 'whatsapp:777'])
  await it.work()
  expect(it.rows('waiting-inbound')).toEqual([])
  expect((await it.spoken()).filter((line) => line.startsWith('visitor'))).toEqual(['visitor: one', 'visitor: four'])
})

test('messages of one second keep the order in which they came, also from one body', async () => {
  const it = await whatsappWorld()
  const text = (id: string) => ({
    ...whatsappUpdates.text,
    messages: [{ from: '1650', id, timestamp: '1749416383', type: 'text', text: { body: id } }],
  })
  const ids = ['c', 'a', 'b', 'z', 'k', 'y']
  await postMeta(whatsappBody(...ids.slice(0, 4).map(text)))
  it.clock.now += 1
  await postMeta(whatsappBody(...ids.slice(4).map(text)))
  await it.work()
  expect((await it.spoken()).filter((line) => line.startsWith('visitor'))).toEqual(ids.map((id) => `visitor: ${id}`))
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
