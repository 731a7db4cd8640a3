import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { arrayBuffer } from 'node:stream/consumers'

/** What the next recording is answered with. */
export type Script =
  /** `first` happens while it listens; `seconds` is the note's length. */
  | {
      readonly kind: 'words'
      readonly text: string
      readonly seconds?: number
      readonly first?: () => Promise<void>
    }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'nonsense' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'never' }

interface RecordedRequest {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  readonly file: { readonly type: string; readonly name: string; readonly bytes: number }
}

interface Reply {
  readonly status: number
  readonly body: unknown
}

/**
 * Deepgram's pre-recorded audio and OpenAI's transcriptions on loopback, x * words (developers.deepgram.com/reference/speech-to-text/listen-pre-recorded and /docs/errors;
 * platform.openai.com/docs/api-reference/audio/createTranscription and /docs/guides/error-codes).
 */
export const transcriptionStandIn = async () => {
  const requests: RecordedRequest[] = []
  let scripts: readonly Script[] = [{ kind: 'words', text: 'When do you open?' }]
  let resolveAsked: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    resolveAsked = resolve
  })
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
    const raw = await arrayBuffer(request)
    const isDeepgram = pathname === '/v1/listen'
    const read = isDeepgram ? readDeepgram(request, raw) : await readOpenAi(request, pathname, raw)
    if ('status' in read) {
      response.writeHead(read.status, { 'content-type': 'application/json' }).end(JSON.stringify(read.body))
      return
    }
    requests.push({ path: pathname, query: Object.fromEntries(searchParams), ...read })
    resolveAsked()
    const [script, ...later] = scripts
    if (later.length > 0) scripts = later
    if (!script || script.kind === 'never') return
    if (script.kind === 'cut') return void response.socket?.destroy()
    if (script.kind === 'words') await script.first?.()
    if (script.kind === 'nonsense') return void response.writeHead(200).end('<html>')
    const reply =
      script.kind === 'status'
        ? { status: script.status, body: isDeepgram ? deepgramError : openAiError }
        : { status: 200, body: isDeepgram ? deepgramAnswer(script) : openAiAnswer(script) }
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Resolves when the first recording has arrived. */
    asked,
    /** One after the other; the last one stays. */
    script: (...next: readonly Script[]) => {
      scripts = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const deepgramError = { err_code: 'ERROR', err_msg: 'refused by the stand-in', request_id: 'b1a0' }
const openAiError = { error: { message: 'refused by the stand-in', type: 'error', param: null, code: null } }

type Words = Extract<Script, { kind: 'words' }>

const deepgramAnswer = ({ text: transcript, seconds: duration = 7.1 }: Words) => ({
  metadata: { transaction_key: 'deprecated', request_id: 'b1a0', duration, channels: 1, models: ['nova-2'] },
  results: { channels: [{ alternatives: [{ transcript, confidence: 0.99, words: [] }] }] },
})

const openAiAnswer = ({ text, seconds = 7.1 }: Words) => ({ text, usage: { type: 'duration', seconds } })

const readDeepgram = (
  { headers }: IncomingMessage,
  raw: ArrayBuffer,
): Reply | Omit<RecordedRequest, 'path' | 'query'> => {
  if (headers.authorization !== 'Token dg-stand-in') return { status: 401, body: deepgramError }
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('audio/') || raw.byteLength === 0) return { status: 400, body: deepgramError }
  return { fields: {}, file: { type, name: '', bytes: raw.byteLength } }
}

const readOpenAi = async (
  { headers }: IncomingMessage,
  path: string,
  raw: ArrayBuffer,
): Promise<Reply | Omit<RecordedRequest, 'path' | 'query'>> => {
  if (path !== '/v1/audio/transcriptions') return { status: 404, body: openAiError }
  if (headers.authorization !== 'Bearer sk-stand-in') return { status: 401, body: openAiError }
  const form = await new Response(raw, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData()
  const file = form.get('file')
  // the name's ending gives the format
  if (!(file instanceof File) || !/\.(webm|m4a|mp4|mp3|wav|ogg)$/.test(file.name))
    return { status: 400, body: openAiError }
  if (!form.get('model')) return { status: 400, body: openAiError }
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return { fields, file: { type: file.type, name: file.name, bytes: file.size } }
}
