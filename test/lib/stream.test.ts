import { PassThrough, type Writable } from 'node:stream'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { stream } from '#lib/http/stream'
import { contract } from '#shared/contract'
import { Problem } from '#shared/problems'
import { parseEvents, streamEventFor } from '#test/support/handlers/invoke-stream'

const KEY = 'POST /v2/public/things/{agentId}/talk'

const routes = contract({
  [KEY]: {
    auth: 'public',
    summary: 'Talks.',
    cors: true,
    stream: true,
    input: z.strictObject({ agentId: z.string(), text: z.string().max(20) }),
    output: z.object({ type: z.string(), text: z.string() }),
  },
})

type Prelude = { statusCode: number; headers: Record<string, string> }
type Verb = Parameters<typeof stream<typeof routes>>[1][typeof KEY]

beforeAll(() => {
  Object.assign(globalThis, {
    awslambda: {
      streamifyResponse: <H>(handler: H): H => handler,
      HttpResponseStream: { from: (out: Writable, prelude: Prelude) => Object.assign(out, { prelude }) },
    },
  })
})
afterEach(() => void vi.useRealTimers())

const open = (verb: Verb, input: object = { agentId: 'a', text: 'hi' }, headers: Record<string, string> = {}) => {
  const handler = stream(routes, { [KEY]: verb }) as unknown as (
    event: object,
    out: Writable,
    context: object,
  ) => Promise<void>
  const out: PassThrough & { prelude?: Prelude } = new PassThrough()
  let text = ''
  out.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  const ended = handler(streamEventFor(KEY, input as never, { headers }), out, {})
  return { out, ended, text: () => text, prelude: () => out.prelude }
}

test('events are sent as typed Server-Sent Events, with their cursors', async () => {
  const call = open(async (_, __, events) => {
    events.send({ type: 'delta', text: 'one\ntwo' })
    events.send({ type: 'done', text: 'x' }, 'id-1')
  })
  await call.ended
  expect(call.prelude()).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'access-control-allow-origin': '*' },
  })
  expect(call.text()).toBe(
    'event: delta\ndata: {"type":"delta","text":"one\\ntwo"}\n\nid: id-1\nevent: done\ndata: {"type":"done","text":"x"}\n\n',
  )
})

test('a problem before the first event is an ordinary answer with its status', async () => {
  const call = open(async () => {
    throw new Problem('gone', 'It has ended.')
  })
  await call.ended
  expect(call.prelude()).toMatchObject({ statusCode: 410, headers: { 'access-control-allow-origin': '*' } })
  expect(JSON.parse(call.text())).toEqual({ code: 'gone', message: 'It has ended.', requestId: 'test-request' })
})

test('invalid input never reaches the verb', async () => {
  const verb = vi.fn<Verb>()
  const call = open(verb, { agentId: 'a', text: 'x'.repeat(21) })
  await call.ended
  expect(call.prelude()?.statusCode).toBe(422)
  expect(verb).not.toHaveBeenCalled()
})

test('a problem after the first event is an error event, and a defect hides its message', async () => {
  const failing = (failure: Error) =>
    open(async (_, __, events) => {
      events.send({ type: 'delta', text: 'one' })
      throw failure
    })
  const known = failing(new Problem('unavailable', 'Come back.'))
  await known.ended
  expect(parseEvents(known.text())[1]).toEqual({
    type: 'error',
    code: 'unavailable',
    message: 'Come back.',
    isRetryable: true,
  })
  process.env.LOG_LEVEL = 'silent'
  const defect = failing(new Error('the password is 1234'))
  await defect.ended
  process.env.LOG_LEVEL = 'error'
  expect(parseEvents(defect.text())[1]).toMatchObject({ type: 'error', code: 'internal', isRetryable: true })
  expect(defect.text()).not.toContain('1234')
})

test('a disconnect does not stop the work, and the function ends only after it', async () => {
  let finish = () => {}
  let isDone = false
  const call = open(async (_, __, events) => {
    events.send({ type: 'delta', text: 'one' })
    await new Promise<void>((go) => {
      finish = go
    })
    events.send({ type: 'delta', text: 'after the disconnect' })
    isDone = true
  })
  let hasEnded = false
  const ended = call.ended
    .catch(() => undefined)
    .then(() => {
      hasEnded = true
    })
  while (call.text() === '') await new Promise((go) => setImmediate(go))
  call.out.destroy()
  for (let turns = 0; turns < 50; turns++) await new Promise((go) => setImmediate(go))
  expect(hasEnded).toBe(false)
  finish()
  await ended
  expect(isDone).toBe(true)
})

test('a silent stream is kept open by a comment every fifteen seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let finish = () => {}
  const call = open(async (_, __, events) => {
    events.open()
    await new Promise<void>((go) => {
      finish = go
    })
  })
  for (let turns = 0; turns < 20; turns++) await new Promise((go) => setImmediate(go))
  vi.advanceTimersByTime(31_000)
  finish()
  await call.ended
  expect(call.text()).toBe(': still here\n\n: still here\n\n')
})

test('a CORS preflight from a customer’s page is answered', async () => {
  const handler = stream(routes, { [KEY]: async () => undefined }) as unknown as (
    event: object,
    out: Writable,
    context: object,
  ) => Promise<void>
  const out: PassThrough & { prelude?: Prelude } = new PassThrough()
  out.resume()
  await handler({ ...streamEventFor(KEY, { agentId: 'a' }), httpMethod: 'OPTIONS' }, out, {})
  expect(out.prelude).toMatchObject({ statusCode: 204, headers: { 'access-control-allow-origin': '*' } })
})
