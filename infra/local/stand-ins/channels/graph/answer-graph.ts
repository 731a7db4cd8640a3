import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Parameters, readParameters } from '#infra/local/stand-ins/channels/wire/read-parameters'
import type { WireLog } from '#infra/local/stand-ins/channels/wire/wire-log'
import { appWebhookCalls } from './app/app-webhook-calls.ts'
import { checkProof } from './app/check-proof.ts'
import { debugToken } from './app/debug-token.ts'
import { exchangeToken } from './app/exchange-token.ts'
import { checkToken } from './app/tokens.ts'
import { GraphFailure, Hang, unknownObject } from './graph-failure.ts'
import type { GraphParts } from './graph-parts.ts'
import { playedApps } from './local-app.ts'
import { answerInbox, inboxAsked } from './messaging/answer-inbox.ts'
import type { InboxPart } from './messaging/inbox-stand-in.ts'
import { answerPages } from './pages/answer-pages.ts'
import { parsedBody } from './parsed-body.ts'
import { answerNumber } from './whatsapp/answer-number.ts'
import { debugNumberToken } from './whatsapp/calls/debug-number-token.ts'
import type { WhatsAppPart } from './whatsapp/whatsapp-stand-in.ts'

/** The parts of the Graph API that is played. */
export interface Graph {
  readonly parts: GraphParts
  readonly whatsapp: WhatsAppPart
  readonly messenger: InboxPart
  readonly instagram: InboxPart
}

const HANG_MS = 120_000

const tokenOf = (request: IncomingMessage, { values }: Parameters): string =>
  /^(?:Bearer|OAuth) (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? values.access_token ?? ''

/** The app whose own token it is: `<id>|<secret>`. */
const appOfToken = (token: string) => Object.values(playedApps).find(({ id, secret }) => token === `${id}|${secret}`)

const run = async (
  graph: Graph,
  request: IncomingMessage,
  parameters: Parameters,
  [object = '', edge = '']: readonly string[],
): Promise<unknown> => {
  const { parts, whatsapp } = graph
  const { meta, clock } = parts
  const key = `${request.method} ${edge}`
  if (object === 'oauth' && edge === 'access_token') return exchangeToken(meta, parameters, clock.now())
  const token = tokenOf(request, parameters)
  if (!token) throw new GraphFailure(104, 'An access token is required to request this resource.', { status: 401 })
  const app = appOfToken(token)
  const number = app ? undefined : whatsapp.find(token)
  const given = app || number ? undefined : checkToken(meta.tokens[token], clock.now())
  checkProof(parameters, token, app?.id ?? number?.appId ?? given?.appId)
  if (object === 'debug_token') {
    const asked = parameters.values.input_token ?? ''
    const known = whatsapp.find(asked)
    return known ? debugNumberToken(known) : debugToken(meta, asked, clock.now())
  }
  if (app) {
    if (object !== app.id) throw unknownObject(object)
    return appWebhookCalls(parts, app, parameters, key)
  }
  if (number) {
    const { context } = whatsapp.numbers.play(number)
    return answerNumber(context, parameters, { object, key, address: parts.address() })
  }
  if (!given) throw unknownObject(object)
  const asked = { object, edge, key, path: `/${object}/${edge}` }
  const page = given.kind === 'page' ? meta.pages.find(({ id }) => id === given.pageIds[0]) : undefined
  const inbox = page && inboxAsked(graph, page, asked, parameters)
  const answer = inbox && answerInbox(inbox, given, parameters, asked)
  if (answer !== undefined) return answer
  const paged = answerPages(parts, given, parameters, asked)
  inbox?.changed()
  return paged
}

/** Where a request is listed: with the account that its token is of, what a user or an app asks with the first page or number. */
const logOf = (
  { parts, whatsapp, messenger, instagram }: Graph,
  object: string,
  token: string,
  parameters: Parameters,
): WireLog | undefined => {
  const { pages, tokens } = parts.meta
  const number = whatsapp.find(token)
  if (number) return whatsapp.numbers.logOf(number)
  const given = tokens[token]
  const page = given && (pages.find(({ id }) => id === given.pageIds[0]) ?? pages[0])
  if (page) {
    const { rules } = inboxAsked({ messenger, instagram }, page, { object, key: '' }, parameters)
    return (rules.kind === 'instagram' ? instagram : messenger).inboxes.logOf(page)
  }
  const [first] = whatsapp.state.numbers
  return first && whatsapp.numbers.logOf(first)
}

/** Answers `/v25.0/<object>/<edge>` as the Graph API does: https://developers.facebook.com/docs/graph-api/overview */
export const answerGraph = async (
  graph: Graph,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  const [version = '', ...rest] = path.split('/').filter(Boolean)
  const parameters = await readParameters(request)
  const send = (status: number, body: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
  const sent =
    typeof parameters === 'string' ? parameters : JSON.stringify({ ...parsedBody(parameters), access_token: undefined })
  const token = typeof parameters === 'string' ? '' : tokenOf(request, parameters)
  const log = typeof parameters === 'string' ? undefined : logOf(graph, rest[0] ?? '', token, parameters)
  const ended = log?.begin({ direction: 'in', what: `${request.method} ${rest.join('/')}`, sent })
  try {
    if (!/^v\d+\.\d+$/.test(version)) throw new GraphFailure(2500, `Unknown path components: ${path}`)
    if (typeof parameters === 'string') throw new GraphFailure(100, '(#100) The request body cannot be read.')
    const answer = await run(graph, request, parameters, rest)
    graph.parts.keep()
    ended?.(200, JSON.stringify(answer))
    send(200, answer)
  } catch (failure) {
    if (failure instanceof Hang) {
      ended?.('hangs', '')
      void graph.parts.clock.wait(HANG_MS).then(() => response.destroy())
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
