import type { StreamEvent } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { eventStreamParser } from './event-stream-parser.ts'

/** The server sends a comment each 15 s; after two missed ones the connection counts as lost. */
const SILENCE_MS = 40_000

const connectionLost = () => new Problem('unavailable', 'The connection was lost.')

/** The next piece; rejects when nothing has arrived for too long. */
const readWithTimeout = async (reader: ReadableStreamDefaultReader<Uint8Array>, silenceMs: number) => {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(connectionLost()), silenceMs)
  try {
    return await Promise.race([reader.read(), timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The visitor-safe events of an answer, in order. Ends when the server ends it; throws `unavailable` when it breaks. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  silenceMs = SILENCE_MS,
): AsyncGenerator<StreamEvent> {
  const ready: StreamEvent[] = []
  const parse = eventStreamParser(({ type, data }) => {
    // written by our own server, whose contract is tested; callers ignore events of a later protocol
    if (type !== 'comment') ready.push({ ...JSON.parse(data), type } as StreamEvent)
  })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await readWithTimeout(reader, silenceMs).catch((error: unknown) => {
        throw error instanceof DOMException && error.name === 'AbortError' ? error : connectionLost()
      })
      if (done) return
      parse(decoder.decode(value, { stream: true }))
      yield* ready.splice(0)
    }
  } finally {
    // frees the connection when the consumer of these events stops early
    reader.cancel().catch(() => undefined)
  }
}
