import { expect, test } from 'vitest'
import { eventStreamParser, type ServerSentEvent } from '#widget/transport/event-stream-parser.ts'
import { readEvents } from '#widget/transport/read-events.ts'

const parse = (...pieces: string[]): ServerSentEvent[] => {
  const events: ServerSentEvent[] = []
  const feed = eventStreamParser((event) => events.push(event))
  for (const piece of pieces) feed(piece)
  return events
}

const stream = 'event: delta\ndata: {"text":"Grüße 👋"}\n\n: still here\n\nid: 1\nevent: done\ndata: {}\n\n'

test('an answer reads the same however the network cuts it', () => {
  const whole = parse(stream)
  expect(whole).toEqual([
    { type: 'delta', data: '{"text":"Grüße 👋"}' },
    { type: 'comment', data: 'still here' },
    { type: 'done', data: '{}' },
  ])
  for (let cut = 1; cut < stream.length; cut++) expect(parse(stream.slice(0, cut), stream.slice(cut))).toEqual(whole)
  expect(parse(...stream)).toEqual(whole)
})

test('lines may end in LF, CRLF or CR, also across two pieces', () => {
  const crlf = stream.replaceAll('\n', '\r\n')
  for (let cut = 0; cut <= crlf.length; cut++) expect(parse(crlf.slice(0, cut), crlf.slice(cut))).toEqual(parse(stream))
  expect(parse(...crlf)).toEqual(parse(stream))
  expect(parse(stream.replaceAll('\n', '\r'), '\n')).toEqual(parse(stream))
})

test('data over several lines is one text, and an event without data is none', () => {
  expect(parse('data: a\ndata:b\ndata\n\n')).toEqual([{ type: 'message', data: 'a\nb\n' }])
  expect(parse('event: empty\n\n', 'unknown: x\ndata: y\n\n')).toEqual([{ type: 'message', data: 'y' }])
})

test('a byte-order mark is no part of the first field', () => {
  expect(parse('\uFEFFdata: x\n\n')).toEqual([{ type: 'message', data: 'x' }])
})

test('an unfinished event is dropped', () => {
  expect(parse('data: whole\n\nevent: delta\ndata: {"text":"half')).toEqual([{ type: 'message', data: 'whole' }])
})

const bytes = (...pieces: (Uint8Array | Error)[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        if (piece instanceof Error) controller.error(piece)
        else controller.enqueue(piece)
      }
      if (!pieces.some((piece) => piece instanceof Error)) controller.close()
    },
  })

test('a letter of several bytes may arrive in two pieces', async () => {
  const encoded = new TextEncoder().encode('event: delta\ndata: {"text":"ü"}\n\n')
  const events = []
  for await (const event of readEvents(bytes(encoded.slice(0, 29), encoded.slice(29)))) events.push(event)
  expect(events).toEqual([{ type: 'delta', text: 'ü' }])
})

test('a line that breaks, or falls silent, is a lost connection', async () => {
  const read = async (body: ReadableStream<Uint8Array>) => {
    for await (const _ of readEvents(body, 5));
  }
  await expect(read(bytes(new Error('reset by peer')))).rejects.toMatchObject({ code: 'unavailable' })
  await expect(read(new ReadableStream())).rejects.toMatchObject({ code: 'unavailable' })
})
