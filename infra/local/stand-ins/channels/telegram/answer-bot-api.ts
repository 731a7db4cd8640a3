import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Parameters, readParameters } from '#infra/local/stand-ins/channels/wire/read-parameters'
import type { WireLog } from '#infra/local/stand-ins/channels/wire/wire-log'
import type { BotContext } from './bot-context.ts'
import { TelegramFailure } from './failure.ts'
import { findMethod, isSending } from './methods/methods.ts'

export interface RunningBot {
  readonly context: BotContext
  readonly log: WireLog
}

interface Envelope {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

const refused = ({ code, message, parameters }: TelegramFailure): Envelope => ({
  status: code,
  body: { ok: false, error_code: code, description: message, ...(parameters ? { parameters } : {}) },
})

const send = (response: ServerResponse, { status, body }: Envelope): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Runs a method and puts its outcome into the envelope; what is no refusal is a fault of the stand-in's own. */
export const runMethod = async (
  { context, log }: RunningBot,
  name: string,
  parameters: Parameters,
): Promise<Envelope> => {
  const method = findMethod(name)
  const sent = JSON.stringify({
    ...parameters.values,
    ...Object.fromEntries(Object.entries(parameters.files).map(([field, { name: file }]) => [field, `(file ${file})`])),
  })
  const ended = log.begin({ direction: 'in', what: method?.name ?? name, sent })
  const envelope = await (async () => {
    if (!method) throw new TelegramFailure(404, 'Not Found: method not found')
    const { result, description } = await method.run(context, parameters)
    return { status: 200, body: { ok: true, result, ...(description ? { description } : {}) } }
  })().catch((failure: unknown) => {
    if (failure instanceof TelegramFailure) return refused(failure)
    return refused(new TelegramFailure(500, `Internal Server Error: ${String(failure)}`))
  })
  ended(envelope.status, JSON.stringify(envelope.body))
  return envelope
}

/** How long a connection that is never answered is kept open. */
const HANG_MS = 120_000

const hang = async ({ context: { clock } }: RunningBot, response: ServerResponse): Promise<void> => {
  await clock.wait(HANG_MS)
  response.destroy()
}

const readOrRefuse = async (request: IncomingMessage): Promise<Parameters> => {
  const parameters = await readParameters(request)
  if (parameters === 'too-large') throw new TelegramFailure(413, 'Request Entity Too Large')
  if (parameters === 'unreadable') throw new TelegramFailure(400, "Bad Request: can't parse request body")
  return parameters
}

const sendFile = ({ context: { state, files }, log }: RunningBot, response: ServerResponse, path: string): void => {
  const ended = log.begin({ direction: 'in', what: 'file', sent: path })
  const file = Object.values(state.files).find((each) => each.path === path)
  const bytes = file && files.get(file.kept)
  ended(bytes ? 200 : 404, bytes ? `(${bytes.length} bytes)` : '')
  if (!bytes) send(response, refused(new TelegramFailure(404, 'Not Found')))
  else
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': bytes.length }).end(bytes)
}

/**
 * Answers `/bot<token>/<method>` and `/file/bot<token>/<path>`: https://core.telegram.org/bots/api#making-requests. `botOf` finds a bot
 * by its token.
 */
export const answerBotApi = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  botOf: (token: string) => RunningBot | undefined,
): Promise<void> => {
  const [, isFile, token = '', rest = ''] = /^\/(file\/)?bot([^/]+)\/(.+)$/.exec(decodeURI(path)) ?? []
  if (!/^[1-9]\d*:[\w-]+$/.test(token)) return send(response, refused(new TelegramFailure(404, 'Not Found')))
  const running = botOf(token)
  if (!running) return send(response, refused(new TelegramFailure(401, 'Unauthorized')))
  if (isFile) return sendFile(running, response, rest)
  const { faults } = running.context.bot
  try {
    const parameters = await readOrRefuse(request)
    const isFaulty = isSending(findMethod(rest)?.name ?? '')
    if (isFaulty && faults.tooManyRequests > 0) {
      const seconds = faults.tooManyRequests
      running.log.begin({ direction: 'in', what: rest, sent: JSON.stringify(parameters.values) })(
        429,
        `retry after ${seconds}`,
      )
      throw new TelegramFailure(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds })
    }
    if (isFaulty && faults.hangs === 'before') {
      running.log.begin({ direction: 'in', what: rest, sent: JSON.stringify(parameters.values) })(
        'hangs',
        'nothing was done',
      )
      return void hang(running, response)
    }
    const envelope = await runMethod(running, rest, parameters)
    if (isFaulty && faults.hangs === 'after') return void hang(running, response)
    send(response, envelope)
  } catch (failure) {
    if (!(failure instanceof TelegramFailure)) throw failure
    send(response, refused(failure))
  }
}
