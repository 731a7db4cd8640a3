import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod'
import type { Application } from '#infra/local/stand-ins/channels/discord/discord-context'
import type { DiscordState } from '#infra/local/stand-ins/channels/discord/discord-state'
import { dispatch, type GatewaySession, newSession, sendFrame } from './gateway-session.ts'

/** As long as Discord's own. */
const HEARTBEAT_MS = 41_250
const GUILD_MESSAGES = 1 << 9
const MESSAGE_CONTENT = 1 << 15
/** https://docs.discord.com/developers/events/gateway#list-of-intents */
const ALL_INTENTS = (1 << 26) - 1
const STARTS = 1000

const Frame = z.object({ op: z.int(), d: z.unknown() })
const Identify = z.object({
  token: z.string(),
  intents: z.int(),
  shard: z.tuple([z.int(), z.int()]).optional(),
  properties: z.object({ os: z.string(), browser: z.string(), device: z.string() }),
})
const Resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() })

/** What a gateway does wrong while it is switched on; of the whole server. */
export interface GatewayFaults {
  /** Heartbeats get no answer, and nothing else comes: the network is gone, and the connection looks open. */
  isSilent: boolean
  /** The developer portal's switch "Message Content Intent". */
  hasContentIntent: boolean
}

export interface PlayedGateway {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Tells every bot that is in the server. `content`: what is left out without the intent; `mentions`: whom it is given to all the same. */
  readonly tell: (name: string, data: Readonly<Record<string, unknown>>, mentions?: readonly string[]) => void
  readonly isConnected: (application: Application) => boolean
  readonly faults: GatewayFaults
  /** How often the application may still identify today. */
  readonly startsLeft: (application: Application) => number
  /** The connection is lost, as by a restart of the network. */
  readonly drop: () => void
  /** Op 7. */
  readonly askToReconnect: () => void
  /** Op 9; what happens meanwhile is lost unless the session can be resumed. */
  readonly invalidate: (isResumable: boolean) => void
  /** Ends with one of Discord's close codes. */
  readonly close: (code: number) => void
  /** What was received: opcodes by connection, for tests. */
  readonly received: readonly { readonly op: number; readonly d: unknown }[]
  readonly stop: () => void
}

interface PlayOptions {
  readonly state: DiscordState
  readonly applications: readonly Application[]
  readonly changed: () => void
  /** Where it is: `ws://127.0.0.1:3008/discord/gateway`. */
  readonly address: () => string
}

/** Discord's gateway, version 10 in JSON: https://docs.discord.com/developers/events/gateway */
export const playGateway = ({ state, applications, changed, address }: PlayOptions): PlayedGateway => {
  const server = new WebSocketServer({ noServer: true })
  const sessions = new Map<string, GatewaySession>()
  const starts = new Map<string, number>()
  const faults: GatewayFaults = { isSilent: false, hasContentIntent: true }
  const received: { op: number; d: unknown }[] = []
  const byToken = (token: string) => applications.find(({ app, own }) => (own.botToken ?? app.botToken) === token)
  const open = () => [...sessions.values()].filter(({ socket }) => socket?.readyState === 1)
  const startsLeft = ({ app }: Application) => STARTS - (starts.get(app.applicationId) ?? 0)

  const identify = (socket: WebSocket, d: unknown): GatewaySession | number => {
    const asked = Identify.safeParse(d).data
    if (!asked) return 4002
    const application = byToken(asked.token)
    if (!application) return 4004
    if (asked.shard && (asked.shard[0] < 0 || asked.shard[0] >= asked.shard[1])) return 4010
    if (asked.intents < 0 || asked.intents > ALL_INTENTS) return 4013
    if ((asked.intents & MESSAGE_CONTENT) !== 0 && !faults.hasContentIntent) return 4014
    starts.set(application.app.applicationId, STARTS - startsLeft(application) + 1)
    const session = newSession(application, asked.intents, socket)
    sessions.set(session.id, session)
    dispatch(session, 'READY', {
      v: 10,
      user: { id: application.app.applicationId, username: application.own.name, discriminator: '0000', bot: true },
      guilds: application.own.isInstalled ? [{ id: state.guild, unavailable: true }] : [],
      session_id: session.id,
      resume_gateway_url: address(),
      ...(asked.shard ? { shard: asked.shard } : {}),
      application: { id: application.app.applicationId, flags: 0 },
    })
    return session
  }

  const resume = (socket: WebSocket, d: unknown): GatewaySession | number | undefined => {
    const asked = Resume.safeParse(d).data
    if (!asked) return 4002
    const application = byToken(asked.token)
    if (!application) return 4004
    const session = sessions.get(asked.session_id)
    if (!session || session.application !== application) return undefined
    if (asked.seq > session.seq) return 4007
    session.socket = socket
    for (const event of session.events.filter(({ s }) => s > asked.seq)) sendFrame(socket, { op: 0, ...event })
    dispatch(session, 'RESUMED', {})
    return session
  }

  const connect = (socket: WebSocket) => {
    let mine: GatewaySession | undefined
    const begin = (begun: GatewaySession | number | undefined) => {
      if (typeof begun === 'number') return socket.close(begun)
      mine = begun
      if (!begun) sendFrame(socket, { op: 9, d: false })
      changed()
    }
    socket.on('message', (data) => {
      const frame = Frame.safeParse(parsed(String(data))).data
      if (!frame) return socket.close(4002)
      received.push(frame)
      if (faults.isSilent) return
      switch (frame.op) {
        case 1:
          return sendFrame(socket, { op: 11 })
        case 2:
          return mine ? socket.close(4005) : begin(identify(socket, frame.d))
        case 6:
          return mine ? socket.close(4005) : begin(resume(socket, frame.d))
        default:
          return socket.close(mine ? 4001 : 4003)
      }
    })
    socket.on('close', (code) => {
      // a client that ends a connection in these ways wants no more of its session
      if (mine && (code === 1000 || code === 1001)) sessions.delete(mine.id)
      if (mine?.socket === socket) mine.socket = undefined
      changed()
    })
    sendFrame(socket, { op: 10, d: { heartbeat_interval: HEARTBEAT_MS } })
  }

  return {
    upgrade: (request, socket, head) => server.handleUpgrade(request, socket, head, connect),
    tell: (name, data, mentions = []) => {
      for (const session of sessions.values()) {
        const { application, intents } = session
        if (!application.own.isInstalled || (intents & GUILD_MESSAGES) === 0) continue
        const isWhole = (intents & MESSAGE_CONTENT) !== 0 || mentions.includes(application.app.applicationId)
        const given = isWhole || !('content' in data) ? data : { ...data, content: '', attachments: [], embeds: [] }
        if (faults.isSilent) keepFor(session, name, given)
        else dispatch(session, name, given)
      }
    },
    isConnected: (application) => open().some((session) => session.application === application),
    faults,
    startsLeft,
    drop: () => {
      for (const { socket } of open()) socket?.terminate()
    },
    askToReconnect: () => {
      for (const { socket } of open()) sendFrame(socket, { op: 7, d: null })
    },
    invalidate: (isResumable) => {
      for (const { id, socket } of open()) {
        if (!isResumable) sessions.delete(id)
        sendFrame(socket, { op: 9, d: isResumable })
      }
    },
    close: (code) => {
      for (const { socket } of open()) socket?.close(code)
    },
    received,
    stop: () => {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}

/** It happened, and the connection does not bring it. */
const keepFor = (session: GatewaySession, t: string, d: unknown): void => {
  const { socket } = session
  session.socket = undefined
  dispatch(session, t, d)
  session.socket = socket
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
