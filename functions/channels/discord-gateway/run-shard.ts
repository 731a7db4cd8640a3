import { log } from '#lib/log'
import { world } from '#lib/world'
import { backOff } from './back-off.ts'
import type { Session } from './connection-rules.ts'
import { type Ended, holdConnection, type ShardOptions } from './hold-connection.ts'
import { isGatewayAddress } from './is-gateway-address.ts'
import { random } from './random.ts'

/** Why a shard ended: a signal, or what no further try would mend. */
export type ShardEnd =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'reshard' }
  | { readonly kind: 'final'; readonly reason: string }

interface RunOptions extends ShardOptions {
  readonly url: string
  /** The session of an earlier process, if there is one. */
  readonly session: Session | undefined
  /** A connection ended, and another is tried. */
  readonly onLost: (session: Session | undefined) => void
  /** Resolves when events can be kept again. */
  readonly hasRoom: (signal: AbortSignal) => Promise<void>
}

/** Resuming that never gets as far as RESUMED is given up for a new session. */
const MOST_RESUMES = 5
const BEFORE_RESUME_MS = 1_000
/** https://docs.discord.com/developers/events/gateway#resuming: before a new IDENTIFY one waits from one to five seconds. */
const BEFORE_IDENTIFY_MS = { least: 1_000, more: 4_000 } as const

/** Holds a shard's connection, one after the other, until it must not be tried again. */
export const runShard = async (options: RunOptions, signal: AbortSignal): Promise<ShardEnd> => {
  let { session } = options
  let failures = 0
  while (!signal.aborted) {
    await options.hasRoom(signal)
    const before = session && isGatewayAddress(session.resumeUrl, options.url) ? session : undefined
    const ended: Ended = await holdConnection(before?.resumeUrl ?? options.url, before, options, signal)
    const { next } = ended
    session = ended.session
    if (next.kind === 'final' || next.kind === 'reshard') return next
    failures = ended.wasReady ? 0 : failures + 1
    if (failures > MOST_RESUMES) session = undefined
    options.onLost(session)
    if (signal.aborted) break
    log('warn', 'gateway connection ended', { code: session ? 'resume' : 'anew', attempt: failures })
    await world().sleep(pause(failures, session === undefined), signal)
  }
  return { kind: 'stopped' }
}

/** A connection that worked is resumed almost at once. */
const pause = (failures: number, isAnew: boolean): number => {
  if (isAnew)
    return Math.max(backOff(failures, random()), BEFORE_IDENTIFY_MS.least + BEFORE_IDENTIFY_MS.more * random())
  return failures > 0 ? backOff(failures, random()) : BEFORE_RESUME_MS * random()
}
