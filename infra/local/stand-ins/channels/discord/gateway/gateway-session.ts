import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Application } from '#infra/local/stand-ins/channels/discord/discord-context'

/** A session of the gateway: it outlives its connection for some minutes, with what has happened since. */
export interface GatewaySession {
  readonly id: string
  readonly application: Application
  readonly intents: number
  seq: number
  readonly events: { readonly s: number; readonly t: string; readonly d: unknown }[]
  socket: WebSocket | undefined
}

/** Of what happened, for a session that is resumed. */
const KEPT = 1000

export const newSession = (application: Application, intents: number, socket: WebSocket): GatewaySession => ({
  id: randomBytes(16).toString('hex'),
  application,
  intents,
  seq: 0,
  events: [],
  socket,
})

export const sendFrame = (socket: WebSocket | undefined, frame: object): void => {
  if (socket?.readyState === 1) socket.send(JSON.stringify(frame))
}

/** Numbers an event, keeps it, and sends it if the session is connected. */
export const dispatch = (session: GatewaySession, t: string, d: unknown): void => {
  session.seq += 1
  const event = { s: session.seq, t, d }
  session.events.push(event)
  session.events.splice(0, session.events.length - KEPT)
  sendFrame(session.socket, { op: 0, ...event })
}
