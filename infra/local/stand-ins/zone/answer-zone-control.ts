import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { readRequestBody } from '#infra/local/read-request-body'
import { ImpossibleRecord } from '#infra/local/stand-ins/dns/zone'
import { ZoneAct, type ZonePageView } from './zone-page-view.ts'

interface ZoneControl {
  readonly view: () => Promise<ZonePageView>
  readonly act: (act: ZoneAct) => Promise<void>
}

const MOST_BYTES = 200_000
/** Delays end and records flap by the clock, without a change. */
const SHOWN_EVERY_MS = 1_000

const send = (response: ServerResponse, status: number, body: unknown): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))

/** JSON that says so: a page of another origin cannot send that without being asked first, and is not allowed then. */
const readAct = async (request: IncomingMessage): Promise<ZoneAct> => {
  if (!request.headers['content-type']?.startsWith('application/json'))
    throw new ImpossibleRecord('Send application/json.')
  const body = await readRequestBody(request, MOST_BYTES)
  try {
    const act = ZoneAct.safeParse(JSON.parse(body?.toString('utf8') ?? ''))
    if (act.success) return act.data
    throw new ImpossibleRecord(z.prettifyError(act.error).replace(/^✖ /, ''))
  } catch (failure) {
    if (failure instanceof ImpossibleRecord) throw failure
    throw new ImpossibleRecord('This is no JSON.')
  }
}

const sendEvents = (response: ServerResponse, { view }: ZoneControl): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const push = async () => response.write(`data: ${JSON.stringify(await view())}\n\n`)
  void push()
  const timer = setInterval(() => void push(), SHOWN_EVERY_MS)
  response.once('close', () => clearInterval(timer))
}

/**
 * The interface of the zone page and of tests: `GET /control` is a ZonePageView, `GET /control/events` the same each second, `POST /control` a
 * ZoneAct, answered with the view or with 400 { message }.
 */
export const answerZoneControl = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  control: ZoneControl,
): Promise<void> => {
  if (path === '/control/events') return sendEvents(response, control)
  if (request.method !== 'POST') return send(response, 200, await control.view())
  try {
    await control.act(await readAct(request))
    send(response, 200, await control.view())
  } catch (failure) {
    if (!(failure instanceof ImpossibleRecord)) throw failure
    send(response, 400, { message: failure.message })
  }
}
