import { type Next, nextAfter, RESUMABLE } from './close-codes.ts'
import { type Frame, Hello, INTENTS, opcode, Ready } from './frames.ts'

/** What resuming takes. */
export interface Session {
  readonly id: string
  readonly resumeUrl: string
  /** The bot's own id as a user: READY alone says it. */
  readonly botId: string
  /** The number of the last event. */
  readonly seq: number
}

/** A connection to the gateway, as far as the protocol goes. */
export interface Connection {
  readonly session?: Session | undefined
  /** Whether events come: READY or RESUMED has been received. */
  readonly isReady: boolean
  /** Whether the last heartbeat was acknowledged. */
  readonly isAcknowledged: boolean
}

export type Input =
  | { readonly kind: 'frame'; readonly frame: Frame }
  /** It is time for a heartbeat. */
  | { readonly kind: 'beat' }
  | { readonly kind: 'closed'; readonly code: number }

export type Action =
  | { readonly kind: 'send'; readonly op: number; readonly d: unknown }
  /** From now on a heartbeat each `everyMs`, the first after a random part of it. */
  | { readonly kind: 'beat'; readonly everyMs: number }
  /** To be sent when this process may identify: Discord limits how often. */
  | { readonly kind: 'identify' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'event'; readonly name: string; readonly data: unknown }
  /** The connection is over; with `code` it is closed by us. */
  | { readonly kind: 'end'; readonly next: Next; readonly code?: number }

interface Step {
  readonly connection: Connection
  readonly actions: readonly Action[]
}

/** How a connection begins: a session that is known goes on. */
export const opened = (session: Session | undefined): Connection => ({
  session,
  isReady: false,
  isAcknowledged: true,
})

/**
 * The gateway's protocol: what follows from what was received. Pure.
 * https://docs.discord.com/developers/events/gateway#connection-lifecycle
 */
export const step = (connection: Connection, input: Input, token: string): Step => {
  switch (input.kind) {
    case 'frame':
      return takeFrame(connection, input.frame, token)
    case 'beat':
      // nobody is there any more, although the connection looks open
      return connection.isAcknowledged
        ? { connection: { ...connection, isAcknowledged: false }, actions: [heartbeat(connection)] }
        : { connection, actions: [end({ kind: 'resume' }, RESUMABLE)] }
    case 'closed':
      return { connection, actions: [end(nextAfter(input.code))] }
  }
}

const takeFrame = (connection: Connection, frame: Frame, token: string): Step => {
  const same = (...actions: Action[]): Step => ({ connection, actions })
  switch (frame.op) {
    case opcode.hello: {
      const hello = Hello.safeParse(frame.d).data
      if (!hello) return same(end({ kind: 'resume' }, RESUMABLE))
      return same({ kind: 'beat', everyMs: hello.heartbeat_interval }, begin(connection, token))
    }
    case opcode.heartbeat:
      return same(heartbeat(connection))
    case opcode.heartbeatAck:
      return { connection: { ...connection, isAcknowledged: true }, actions: [] }
    case opcode.reconnect:
      return same(end({ kind: 'resume' }, RESUMABLE))
    case opcode.invalidSession:
      return same(end({ kind: frame.d === true ? 'resume' : 'anew' }, RESUMABLE))
    case opcode.dispatch:
      return takeDispatch(connection, frame)
    default:
      return same()
  }
}

const takeDispatch = (connection: Connection, { s, t, d }: Frame): Step => {
  const seq = s ?? connection.session?.seq ?? 0
  if (t === 'READY') {
    const ready = Ready.safeParse(d).data
    if (!ready) return { connection, actions: [end({ kind: 'anew' }, RESUMABLE)] }
    const { session_id: id, resume_gateway_url: resumeUrl, user } = ready
    const session = { id, resumeUrl, botId: user.id, seq }
    return { connection: { ...connection, session, isReady: true }, actions: [{ kind: 'ready' }] }
  }
  const session = connection.session && { ...connection.session, seq }
  if (t === 'RESUMED') return { connection: { ...connection, session, isReady: true }, actions: [{ kind: 'ready' }] }
  return { connection: { ...connection, session }, actions: [{ kind: 'event', name: t ?? '', data: d }] }
}

const begin = ({ session }: Connection, token: string): Action =>
  session
    ? { kind: 'send', op: opcode.resume, d: { token, session_id: session.id, seq: session.seq } }
    : { kind: 'identify' }

const heartbeat = ({ session }: Connection): Action => ({
  kind: 'send',
  op: opcode.heartbeat,
  d: session?.seq ?? null,
})

const end = (next: Next, code?: number): Action => ({ kind: 'end', next, ...(code === undefined ? {} : { code }) })

/** https://docs.discord.com/developers/events/gateway-events#identify */
export const identifyWith = (token: string, shard: readonly [number, number]) => ({
  op: opcode.identify,
  d: {
    token,
    intents: INTENTS,
    shard,
    properties: { os: process.platform, browser: 'parley', device: 'parley' },
  },
})
