import { jsonOf } from '#lib/http/request/json-of'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { type Next, RESUMABLE } from './close-codes.ts'
import {
  type Action,
  type Connection,
  type Input,
  identifyWith,
  opened,
  type Session,
  step,
} from './connection-rules.ts'
import { Frame } from './frames.ts'
import type { IdentifyTurns } from './identify-turns.ts'
import { random } from './random.ts'

export interface ShardOptions {
  readonly token: string
  readonly shard: readonly [number, number]
  readonly identifyTurns: IdentifyTurns
  /** READY or RESUMED: events come from now on. */
  readonly onReady: (session: Session | undefined) => void
  /** One event; `session` with its number. */
  readonly onEvent: (name: string, data: unknown, session: Session | undefined) => void
  /** Whether no further event can be kept for now. */
  readonly isFull: () => boolean
}

export interface Ended {
  readonly next: Next
  readonly session: Session | undefined
  readonly wasReady: boolean
}

/** Without a HELLO by then the connection is given up. */
const HELLO_MS = 20_000
/** Of a connection that was lost, or never made: https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 */
const ABNORMAL = 1006

/**
 * Holds one connection until it ends. `signal` ends it so that its session can be resumed, and so does a full buffer: Discord keeps
 * what follows, and gives it once the session is resumed.
 */
export const holdConnection = (
  url: string,
  session: Session | undefined,
  options: ShardOptions,
  signal: AbortSignal,
): Promise<Ended> =>
  new Promise((resolve) => {
    const { token, shard } = options
    const over = new AbortController()
    const socket = new WebSocket(`${url}/?v=10&encoding=json`)
    let connection: Connection = opened(session)

    const finish = (next: Next, code?: number) => {
      if (over.signal.aborted) return
      over.abort()
      // one that is still being made is closed without a code
      if (code !== undefined) socket.close(socket.readyState === WebSocket.OPEN ? code : undefined)
      resolve({
        next,
        session: next.kind === 'resume' ? connection.session : undefined,
        wasReady: connection.isReady,
      })
    }
    const send = (frame: object) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
    }
    const beat = async (everyMs: number) => {
      // all bots would beat at once after Discord has restarted
      await world().sleep(everyMs * random(), over.signal)
      while (!over.signal.aborted) {
        take({ kind: 'beat' })
        await world().sleep(everyMs, over.signal)
      }
    }
    const perform = (action: Action) => {
      switch (action.kind) {
        case 'send':
          return send({ op: action.op, d: action.d })
        case 'beat':
          return void beat(action.everyMs)
        case 'identify':
          return void options.identifyTurns(over.signal).then((isOurs) => isOurs && send(identifyWith(token, shard)))
        case 'ready':
          return options.onReady(connection.session)
        case 'event':
          options.onEvent(action.name, action.data, connection.session)
          if (options.isFull()) finish({ kind: 'resume' }, RESUMABLE)
          return
        case 'end':
          return finish(action.next, action.code)
      }
    }
    const take = (input: Input) => {
      if (over.signal.aborted) return
      const taken = step(connection, input, token)
      connection = taken.connection
      for (const action of taken.actions) if (!over.signal.aborted) perform(action)
    }

    socket.addEventListener('message', ({ data }) => {
      const frame = Frame.safeParse(jsonOf(String(data))).data
      if (frame) take({ kind: 'frame', frame })
      else log('warn', 'gateway sent what cannot be read')
    })
    socket.addEventListener('close', ({ code }) => take({ kind: 'closed', code: code || ABNORMAL }))
    // a close follows, but for a connection that was never made
    socket.addEventListener('error', () => take({ kind: 'closed', code: ABNORMAL }))
    const stop = () => finish({ kind: 'resume' }, RESUMABLE)
    signal.addEventListener('abort', stop, { once: true })
    over.signal.addEventListener('abort', () => signal.removeEventListener('abort', stop), { once: true })
    if (signal.aborted) stop()
    let isGreeted = false
    socket.addEventListener('message', () => (isGreeted = true), { once: true })
    void world()
      .sleep(HELLO_MS, over.signal)
      .then(() => !isGreeted && finish({ kind: 'resume' }, RESUMABLE))
  })
