import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Parameters, readParameters } from '#infra/local/stand-ins/channels/wire/read-parameters'
import type { WireLog } from '#infra/local/stand-ins/channels/wire/wire-log'
import { debugToken, exchangeCode, subscribeApp } from './calls/app-calls.ts'
import {
  createTemplate,
  deleteTemplate,
  deregister,
  describeMedia,
  describeNumber,
  listSubscribed,
  listTemplates,
  register,
  subscribe,
  unsubscribe,
  uploadMedia,
} from './calls/number-calls.ts'
import { sendMessage } from './calls/send-message.ts'
import type { GraphContext } from './graph-context.ts'
import { GraphFailure, messageFailure, unknownObject } from './graph-failure.ts'
import type { GraphState } from './graph-state.ts'

export interface PlayedNumber {
  readonly context: GraphContext
  readonly log: WireLog
}

type Call = (context: GraphContext, parameters: Parameters) => unknown

/** Below a number's id, and below its WhatsApp Business Account's. */
const ofNumber: Readonly<Record<string, Call>> = {
  'GET ': describeNumber,
  'POST register': register,
  'POST deregister': deregister,
  'POST media': uploadMedia,
}
const ofAccount: Readonly<Record<string, Call>> = {
  'GET phone_numbers': (context, parameters) => ({ data: [describeNumber(context, parameters)] }),
  'GET subscribed_apps': listSubscribed,
  'POST subscribed_apps': subscribe,
  'DELETE subscribed_apps': unsubscribe,
  'GET message_templates': listTemplates,
  'POST message_templates': createTemplate,
  'DELETE message_templates': deleteTemplate,
}

const HANG_MS = 120_000

/** Never answers; the connection is closed at last. */
class Hang extends Error {}

const parsedBody = ({ values }: Parameters): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      try {
        return [name, /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value]
      } catch {
        return [name, value]
      }
    }),
  )

const limitTitles: Readonly<Record<number, string>> = {
  130429: 'Rate limit hit',
  131056: '(Business Account, Consumer Account) pair rate limit hit',
}

const message = async ({ context }: PlayedNumber, parameters: Parameters): Promise<unknown> => {
  const { limited, hangs } = context.number.faults
  const body = parsedBody(parameters)
  const isMessage = body.status === undefined
  if (isMessage && limited > 0)
    throw messageFailure(limited, limitTitles[limited] ?? '', 'Too many messages sent. Please retry later.', 429)
  if (isMessage && hangs === 'before') throw new Hang()
  const answer = await sendMessage(context, body)
  if (isMessage && hangs === 'after') throw new Hang()
  return answer
}

const tokenOf = (request: IncomingMessage, { values }: Parameters): string =>
  /^(?:Bearer|OAuth) (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? values.access_token ?? ''

/** The number whose token it is; the object that is asked for must be of it. */
const authorized = (numbers: readonly PlayedNumber[], token: string): PlayedNumber => {
  const found = numbers.find(({ context }) => context.number.token === token)
  if (found) return found
  if (!token) throw new GraphFailure(104, 'An access token is required to request this resource.', { status: 401 })
  throw new GraphFailure(190, 'Invalid OAuth access token - Cannot parse access token', { status: 401 })
}

const isApp = ({ app }: GraphState, token: string): boolean => token === `${app.id}|${app.secret}`

const run = async (
  state: GraphState,
  numbers: readonly PlayedNumber[],
  request: IncomingMessage,
  parameters: Parameters,
  [object = '', edge = '']: readonly string[],
): Promise<unknown> => {
  const key = `${request.method} ${edge}`
  const [clock] = numbers.map(({ context }) => context.clock)
  if (object === 'oauth' && edge === 'access_token') return exchangeCode(state, parameters, clock?.now() ?? 0)
  const token = tokenOf(request, parameters)
  if (object === 'debug_token' || object === state.app.id) {
    if (!isApp(state, token)) authorized(numbers, token)
    if (object === 'debug_token') return debugToken(state, parameters)
    if (key !== 'POST subscriptions' || !isApp(state, token)) throw unknownObject(object)
    const answer = await subscribeApp(state, parameters)
    for (const { context } of numbers) context.changed()
    return answer
  }
  const played = authorized(numbers, token)
  const { number } = played.context
  if (object === number.id && key === 'POST messages') return message(played, parameters)
  const call = object === number.id ? ofNumber[key] : object === number.wabaId ? ofAccount[key] : undefined
  if (call) return call(played.context, parameters)
  if (key === 'GET ' && state.media[object]?.number === number.id)
    return describeMedia(played.context, object, `http://${request.headers.host}/graph`)
  throw unknownObject(object)
}

const sendMedia = (numbers: readonly PlayedNumber[], request: IncomingMessage, response: ServerResponse): void => {
  const { searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  const id = searchParams.get('mid') ?? ''
  const played = numbers.find(({ context }) => `Bearer ${context.number.token}` === request.headers.authorization)
  const media = played?.context.state.media[id]
  const bytes = media?.number === played?.context.number.id && media && played.context.files.get(media.kept)
  const isInTime = Number(searchParams.get('ext')) * 1000 > (played?.context.clock.now() ?? 0)
  const status = !played ? 401 : bytes && isInTime ? 200 : 404
  played?.log.begin({ direction: 'in', what: 'media', sent: id })(status, '')
  response
    .writeHead(status, status === 200 && media ? { 'content-type': media.type } : {})
    .end(status === 200 ? bytes : undefined)
}

/** Answers `/v25.0/<object>/<edge>` as the Graph API does, as far as WhatsApp is concerned. */
export const answerGraph = async (
  state: GraphState,
  numbers: readonly PlayedNumber[],
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  if (path.startsWith('/whatsapp_business/attachments')) return sendMedia(numbers, request, response)
  const [version = '', ...rest] = path.split('/').filter(Boolean)
  const parameters = await readParameters(request)
  const send = (status: number, body: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
  const token = typeof parameters === 'string' ? '' : tokenOf(request, parameters)
  const played = numbers.find(({ context }) => context.number.token === token) ?? numbers[0]
  const sent =
    typeof parameters === 'string' ? parameters : JSON.stringify({ ...parsedBody(parameters), access_token: undefined })
  const ended = played?.log.begin({ direction: 'in', what: `${request.method} ${rest.join('/')}`, sent })
  try {
    if (!/^v\d+\.\d+$/.test(version)) throw new GraphFailure(2500, `Unknown path components: ${path}`)
    if (typeof parameters === 'string') throw new GraphFailure(100, '(#100) The request body cannot be read.')
    const answer = await run(state, numbers, request, parameters, rest)
    ended?.(200, JSON.stringify(answer))
    send(200, answer)
  } catch (failure) {
    if (failure instanceof Hang) {
      ended?.('hangs', '')
      void played?.context.clock.wait(HANG_MS).then(() => response.destroy())
      return
    }
    if (!(failure instanceof GraphFailure)) throw failure
    const { code, type, more, status } = failure
    const body = {
      error: { message: failure.message, type, code, ...more, fbtrace_id: randomBytes(9).toString('base64url') },
    }
    ended?.(status, JSON.stringify(body))
    send(status, body)
  }
}
