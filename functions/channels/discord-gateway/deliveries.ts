import { type GatewayEvent, MOST_EVENTS } from '#functions/channels/discord/messages/gateway-request'
import { isAnswered } from '#functions/channels/discord/messages/message-words'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { backOff } from './back-off.ts'
import { boundedMap } from './bounded-map.ts'
import type { Session } from './connection-rules.ts'
import type { Dispatched } from './dispatched.ts'
import { type Hook, postToHook } from './post-to-hook.ts'
import { random } from './random.ts'
import type { FindPlaces, Place } from './read-channels.ts'

export interface Deliveries {
  /** `session`: with the event's number. */
  readonly push: (dispatched: Dispatched, session: Session) => void
  readonly isFull: () => boolean
  /** Resolves once half of the room is free again, or the signal ends it. */
  readonly hasRoom: (signal: AbortSignal) => Promise<void>
  /** The session as far as everything of it is stored: by it a new process resumes. */
  readonly stored: (session: Session) => Session
  /** Resolves when nothing waits any more. */
  readonly drained: () => Promise<void>
}

interface Waiting {
  readonly dispatched: Dispatched
  readonly session: Session
}

/** Some megabytes; what follows stays with Discord. */
const MOST_WAITING = 2_000
/** Ids of messages that nobody would answer. */
const MOST_LEFT_OUT = 20_000
const LOOK_MS = 250

/**
 * Posts what happened to the product, in Discord's order and one request at a time, until it is stored: at least once, since an answer
 * may be lost. What the product cannot read is left out, as it would hold up all that follows.
 */
export const deliveries = (hook: Hook, findPlaces: FindPlaces, signal: AbortSignal): Deliveries => {
  const waiting: Waiting[] = []
  const leftOut = boundedMap<string, true>(MOST_LEFT_OUT)
  let work: Promise<void> | undefined

  /** What nobody would answer stays here, with what becomes of it. */
  const isPosted = (dispatched: Dispatched, botId: string, place: Place): boolean => {
    if (dispatched.event === 'deleted') return !leftOut.get(dispatched.messageId)
    const { event, message } = dispatched
    if (event === 'edited') return !leftOut.get(message.id)
    if (isAnswered(message, botId, place)) return true
    leftOut.set(message.id, true)
    return false
  }

  const post = async (batch: readonly Waiting[]): Promise<boolean> => {
    const places = await findPlaces(batch.map(({ dispatched }) => dispatched))
    if (places === 'unknown') return false
    const events = batch.flatMap(({ dispatched, session: { botId } }) => {
      const place = places.get(dispatched.channelId)
      return place && isPosted(dispatched, botId, place) ? [eventOf(dispatched, botId, place)] : []
    })
    if (events.length === 0) return true
    const posted = await postToHook(hook, { kind: 'deliver', events })
    if (posted.kind === 'refused') log('error', 'gateway events refused', { count: events.length })
    return posted.kind !== 'failed'
  }

  const run = async () => {
    for (let failures = 0; waiting.length > 0 && !signal.aborted; ) {
      const batch = waiting.slice(0, MOST_EVENTS)
      if (await post(batch)) {
        waiting.splice(0, batch.length)
        failures = 0
      } else {
        log('warn', 'gateway events wait', { count: waiting.length, attempt: failures + 1 })
        await world().sleep(backOff(failures++, random()), signal)
      }
    }
    work = undefined
  }

  return {
    push: (dispatched, session) => {
      waiting.push({ dispatched, session })
      work ??= run()
    },
    isFull: () => waiting.length >= MOST_WAITING,
    hasRoom: async (stopped) => {
      while (waiting.length > MOST_WAITING / 2 && !stopped.aborted) await world().sleep(LOOK_MS, stopped)
    },
    stored: (session) => {
      const first = waiting[0]?.session
      // of an earlier session: the whole of this one is asked for again, and stored once
      return first ? { ...session, seq: first.id === session.id ? first.seq - 1 : 0 } : session
    },
    drained: async () => {
      while (work) await work
    },
  }
}

const eventOf = (dispatched: Dispatched, botId: string, { channel, thread }: Place): GatewayEvent => {
  const where = { botId, channel, ...(thread === undefined ? {} : { thread }) }
  if (dispatched.event !== 'deleted') return { event: dispatched.event, ...where, message: dispatched.message }
  const { messageId, author } = dispatched
  return { event: 'deleted', ...where, messageId, ...(author === undefined ? {} : { author }) }
}
