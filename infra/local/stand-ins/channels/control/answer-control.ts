import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { readRequestBody } from '#infra/local/read-request-body'
import { ImpossibleAct, PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import type { StandIn } from '#infra/local/stand-ins/channels/stand-in'
import type { ViewListeners } from './view-listeners.ts'

/** A file of 50 MB as base64, and what is around it. */
const MOST_BYTES = 70 * 1024 * 1024

const NewAccount = z.object({ name: z.string().trim().min(1).max(64) })

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}

/** JSON that says so: a page of another origin cannot send that without being asked first, and is not allowed then. */
const readJson = async (request: IncomingMessage): Promise<unknown> => {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new ImpossibleAct('Send application/json.')
  const body = await readRequestBody(request, MOST_BYTES)
  if (!body) throw new ImpossibleAct('This is too much at once.')
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new ImpossibleAct('This is no JSON.')
  }
}

const parse = async <Shape extends z.ZodType>(request: IncomingMessage, shape: Shape): Promise<z.infer<Shape>> => {
  const parsed = shape.safeParse(await readJson(request))
  if (parsed.success) return parsed.data
  throw new ImpossibleAct(z.prettifyError(parsed.error))
}

const sendEvents = (response: ServerResponse, standIn: StandIn, account: string, listeners: ViewListeners): void => {
  const push = () => response.write(`data: ${JSON.stringify(standIn.view(account))}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  push()
  response.once('close', listeners.add(standIn.kind, account, push))
}

/** Bytes that a person or the product sent, in parts for players: never shown as a page of this origin. */
const sendFile = (request: IncomingMessage, response: ServerResponse, file: ReturnType<StandIn['file']>): void => {
  if (!file) {
    send(response, 404, { message: 'There is no such file.' })
    return
  }
  const { length } = file.bytes
  const [isRange, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const first = Math.min(Number(from), length)
  const end = to ? Math.min(Number(to) + 1, length) : length
  const isShown = /^(image\/(png|jpeg|gif|webp)|audio\/[\w.+-]+)(;|$)/.test(file.type)
  response
    .writeHead(isRange ? 206 : 200, {
      'content-type': isShown ? file.type : 'application/octet-stream',
      'content-length': end - first,
      'accept-ranges': 'bytes',
      ...(isRange ? { 'content-range': `bytes ${first}-${end - 1}/${length}` } : {}),
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      ...(isShown ? {} : { 'content-disposition': 'attachment' }),
    })
    .end(file.bytes.subarray(first, end))
}

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  [kind, account, part, id]: readonly string[],
  standIns: readonly StandIn[],
  listeners: ViewListeners,
): Promise<void> => {
  const isPost = request.method === 'POST'
  if (!kind) {
    const list = standIns.map(({ kind: name, name: provider, about, noun, accounts }) => ({
      kind: name,
      provider,
      about,
      noun,
      accounts: accounts(),
    }))
    return send(response, 200, { providers: list })
  }
  const standIn = standIns.find((each) => each.kind === kind)
  if (!standIn) return send(response, 404, { message: `There is no provider ${kind}.` })
  if (!account) {
    if (!isPost) return send(response, 200, { accounts: standIn.accounts() })
    const { name } = await parse(request, NewAccount)
    return send(response, 201, standIn.addAccount(name))
  }
  const view = standIn.view(account)
  if (!view) return send(response, 404, { message: `There is no ${standIn.noun} ${account}.` })
  if (part === 'events') return sendEvents(response, standIn, account, listeners)
  if (part === 'files') return sendFile(request, response, standIn.file(account, id ?? ''))
  if (!isPost) return send(response, 200, view)
  send(response, 200, await standIn.act(account, await parse(request, PhoneAct)))
}

/** The interface of phones and tests; start-channel-stand-ins.ts describes it. */
export const answerControl = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: readonly string[],
  standIns: readonly StandIn[],
  listeners: ViewListeners,
): Promise<void> => {
  try {
    await answer(request, response, path, standIns, listeners)
  } catch (failure) {
    if (!(failure instanceof ImpossibleAct)) throw failure
    send(response, 400, { message: failure.message })
  }
}
