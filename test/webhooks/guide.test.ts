import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sign } from '#functions/webhooks/sending/sign'
import { EVENT_VERSION, eventTypes } from '#shared/webhooks/event-types'
import { ATTEMPT_AT_MS, KEPT_DAYS } from '#shared/webhooks/limits'

type ReadEvent = (secret: string, headers: Readonly<Record<string, string>>, body: string) => unknown

const root = new URL('../../', import.meta.url)
let guide: string
let folder: string
const readers: ReadEvent[] = []

beforeAll(async () => {
  guide = await readFile(new URL('docs/webhooks.md', root), 'utf8')
  // below the project, where its packages are found
  folder = await mkdtemp(join(new URL('test/webhooks/', root).pathname, 'guide-'))
  const codes = [...guide.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code)
  for (const [at, code] of codes.entries()) {
    const file = join(folder, `${at}.mjs`)
    await writeFile(file, code)
    readers.push(((await import(/* @vite-ignore */ file)) as { readEvent: ReadEvent }).readEvent)
  }
})
afterAll(() => rm(folder, { recursive: true }))

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const body = JSON.stringify({ id: 'e1', type: 'test', payload: { text: 'Grüße 👋' } })
const headersOf = (secrets: readonly string[], seconds = Math.floor(Date.now() / 1000)) => ({
  'webhook-id': 'e1',
  'webhook-timestamp': String(seconds),
  'webhook-signature': sign({ id: 'e1', seconds, body }, secrets),
})

describe('each way that docs/webhooks.md shows to read an event', () => {
  test('is there', () => expect(readers).toHaveLength(2))

  test('reads ours, also while the secret is rotated', () => {
    for (const read of readers) {
      expect(read(secret, headersOf([secret]), body)).toEqual(JSON.parse(body))
      expect(read(secret, headersOf([other, secret]), body)).toEqual(JSON.parse(body))
    }
  })

  test('refuses another secret, another body, an old request, and one without a signature', () => {
    const old = Math.floor(Date.now() / 1000) - 600
    const { 'webhook-signature': _, ...unsigned } = headersOf([secret])
    for (const read of readers) {
      expect(() => read(secret, headersOf([other]), body)).toThrow()
      expect(() => read(secret, headersOf([secret]), body.replace('test', 'tent'))).toThrow()
      expect(() => read(secret, headersOf([secret], old), body)).toThrow()
      expect(() => read(secret, headersOf([secret], old + 1200), body)).toThrow()
      expect(() => read(secret, unsigned, body)).toThrow()
    }
  })
})

test('its example is a body that we send, and its numbers are those of the code', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? []
  const example = JSON.parse(json) as { type: 'client_created'; version: number; payload: object }
  expect(example.version).toBe(EVENT_VERSION)
  expect(Object.keys(example.payload)).toEqual(Object.keys(eventTypes[example.type]))
  expect(guide).toContain(`listed for ${KEPT_DAYS} days`)
  expect(ATTEMPT_AT_MS.map((ms) => ms / 60_000)).toEqual([0, 1, 5, 30, 120, 300, 600, 1380])
})
