/**
 * Third parties that carry messages, played on this machine: for the product their protocol, written from their public documentation, for
 * a person phones on which the user's part is played, for tests an HTTP interface to do the same.
 *
 * What answers on the port:
 *
 *     /telegram/bot<token>/<method>         the Bot API; /telegram/file/bot<token>/<path>
 *     /graph/v25.0/<object>/<edge>          the Graph API
 *     /graph/sdk.js, /graph/dialog/oauth    Meta's browser SDK, and the log-in dialog that it opens
 *     /discord/api/v10/<webhooks, …>        Discord's API; interactions are posted to the application's endpoint
 *     /discord/gateway                      its gateway, over WebSocket; /discord/attachments/<file>/<name> what users sent
 *     /phone                                the phones
 *     GET  /control                         every provider with its accounts (bots, numbers, channels)
 *     POST /control/<kind>                  { name }: makes an account, whose facts hold its token
 *     GET  /control/<kind>/<account>        all that its phones show (PhoneView): people, chats, messages, switches, requests
 *     GET  /control/<kind>/<account>/events the same again with each change, as Server-Sent Events
 *     GET  /control/<kind>/<account>/files/<id>
 *     POST /control/<kind>/<account>        a PhoneAct: { do: 'say', chat, from, text }; answers { id } of what was made, or
 *                                           400 { message } where a phone would not allow it
 *
 * Acts: say, send (a file), place (a location), press (a button), submit (a form), edit, delete, react, start, add-person, add-group, switch (block,
 * too-many-requests, hang, delivery, …), run (revoke, again, …). phone-act.ts has their fields, the view the names and values of
 * switches and runs. A person's own chat has the person's id.
 *
 * In process: `startChannelStandIns({ port: 0 })` gives the address; `clock` replaces waiting, without `folder` nothing is kept.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { listen } from '#infra/local/listen'
import { answerFonts } from '#infra/local/stand-ins/fonts/answer-fonts'
import { answerControl } from './control/answer-control.ts'
import { answerPage } from './control/answer-page.ts'
import { viewListeners } from './control/view-listeners.ts'
import { discordStandIn } from './discord/discord-stand-in.ts'
import type { PlayedGateway } from './discord/gateway/play-gateway.ts'
import { graphStandIns } from './graph/graph-stand-ins.ts'
import { type Clock, type StandIn, systemClock } from './stand-in.ts'
import { telegramStandIn } from './telegram/telegram-stand-in.ts'
import { isLoopback } from './wire/post-webhook.ts'

interface ChannelStandInOptions {
  /** 0: any that is free. */
  readonly port: number
  readonly folder?: string | undefined
  readonly clock?: Clock
  /** Where a Meta app's webhooks go that sets none itself, by its id. */
  readonly callbacks?: Readonly<Record<string, string>>
}

export interface ChannelStandIns {
  readonly server: Server
  /** Without a slash at its end: `http://127.0.0.1:3008`. */
  readonly address: string
  /** Discord's, as tests look at it. */
  readonly gateway: PlayedGateway
  readonly stop: () => void
}

/** Names of this machine only: a page elsewhere whose name was made to point here is not served. */
const isAskedHere = ({ headers: { host = '' } }: IncomingMessage): boolean => {
  const url = URL.parse(`http://${host}`)
  return url !== null && isLoopback(url)
}

const fail = (response: ServerResponse, status: number, message: string): void => {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
}

export const startChannelStandIns = async (options: ChannelStandInOptions): Promise<ChannelStandIns> => {
  const { port, folder, clock = systemClock, callbacks = {} } = options
  const listeners = viewListeners()
  const shared = (kind: string) => ({ clock, folder, onChange: (account: string) => listeners.changed(kind, account) })
  let address = ''
  const discord = discordStandIn({ ...shared('discord'), origin: () => address })
  const standIns: readonly StandIn[] = [
    telegramStandIn(shared('telegram')),
    ...graphStandIns({ clock, folder, callbacks, address: () => `${address}/graph`, onChange: listeners.changed }),
    discord,
  ]

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isAskedHere(request)) return fail(response, 421, 'Only this machine is served.')
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in')
    const [, first = '', ...rest] = pathname.split('/')
    const path = `/${rest.join('/')}`
    if (first === '') return void response.writeHead(302, { location: '/phone' }).end()
    if (first === 'phone') return answerPage(request, response, path)
    if (first === 'control') return answerControl(request, response, rest, standIns, listeners)
    if (first === 'fonts') return answerFonts(request, response, path)
    const standIn = standIns.find(({ address }) => address === first)
    if (!standIn) return fail(response, 404, 'Nothing is here.')
    await standIn.answer(request, response, path)
  }

  const server = await listen(
    createServer((request, response) => {
      answer(request, response).catch((failure: unknown) => fail(response, 500, String(failure)))
    }),
    port,
  )
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [, first = ''] = (request.url ?? '').split('/')
    const upgrade = isAskedHere(request) ? standIns.find(({ address }) => address === first)?.upgrade : undefined
    if (upgrade) upgrade(request, socket, head)
    else socket.destroy()
  })
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    server,
    address,
    gateway: discord.gateway,
    stop: () => {
      for (const standIn of standIns) standIn.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}
