import { log } from '#lib/log'
import { world } from '#lib/world'
import { backOff } from './back-off.ts'
import { nextAfter } from './close-codes.ts'
import type { Session } from './connection-rules.ts'
import { deliveries } from './deliveries.ts'
import { dispatchReader } from './dispatched.ts'
import { type GatewayBot, gatewayBot } from './gateway-bot.ts'
import { type IdentifyTurns, identifyTurns } from './identify-turns.ts'
import { type Hook, postToHook } from './post-to-hook.ts'
import { random } from './random.ts'
import { type FindPlaces, findPlaces } from './read-channels.ts'
import { runShard, type ShardEnd } from './run-shard.ts'
import { shardReports } from './shard-reports.ts'

interface GatewayOptions {
  readonly botToken: string
  readonly hook: Hook
}

interface Shared extends GatewayOptions {
  readonly identify: IdentifyTurns
  readonly places: FindPlaces
}

/** How long what was received is still posted once the process is to end; it is killed ten seconds later. */
const DRAIN_MS = 20_000
const AUTHENTICATION_FAILED = 4004

/**
 * Reads Discord's ordinary messages until the signal ends it: as many connections as Discord wants, each resumed where it stopped. What no
 * further try would mend is said once in the log and shown as not connected; the process stays, since each new start would identify again.
 */
export const runGateway = async (options: GatewayOptions, signal: AbortSignal): Promise<void> => {
  const { botToken, hook } = options
  const shared = {
    ...options,
    identify: identifyTurns(async () => {
      const answer = await gatewayBot(botToken)
      return answer.kind === 'done' ? answer.result : undefined
    }),
    places: findPlaces(hook, botToken),
  }
  let before = 0
  while (!signal.aborted) {
    const bot = await askForGateway(botToken, signal)
    if (bot === undefined) return
    const end = bot === 'refused' ? unknownToken : await runShards(bot, shared, signal)
    const count = bot === 'refused' ? 1 : bot.shards
    if (end.kind === 'stopped') return
    if (end.kind === 'reshard' && count !== before) {
      before = count
      continue
    }
    await stayRefused(
      options,
      count,
      end.kind === 'final' ? end.reason : 'Discord wants another number of shards.',
      signal,
    )
  }
}

const codeOf = nextAfter(AUTHENTICATION_FAILED)
const unknownToken: ShardEnd = codeOf.kind === 'final' ? codeOf : { kind: 'stopped' }

const askForGateway = async (botToken: string, signal: AbortSignal): Promise<GatewayBot | 'refused' | undefined> => {
  for (let failures = 0; !signal.aborted; failures++) {
    const answer = await gatewayBot(botToken)
    if (answer.kind === 'done') return answer.result
    if (answer.kind === 'refused' && answer.status === 401) return 'refused'
    log('warn', 'gateway not found', { attempt: failures + 1 })
    await world().sleep(backOff(failures, random()), signal)
  }
  return undefined
}

/** All shards until one of them must not go on. */
const runShards = async ({ url, shards }: GatewayBot, shared: Shared, signal: AbortSignal): Promise<ShardEnd> => {
  const over = new AbortController()
  const both = AbortSignal.any([signal, over.signal])
  const ends = await Promise.all(
    Array.from({ length: shards }, async (_, at) => {
      const end = await runOne(url, [at, shards], shared, both)
      if (end.kind !== 'stopped') over.abort()
      return end
    }),
  )
  return ends.find(({ kind }) => kind !== 'stopped') ?? { kind: 'stopped' }
}

const runOne = async (
  url: string,
  shard: readonly [number, number],
  { botToken, hook, identify, places }: Shared,
  signal: AbortSignal,
): Promise<ShardEnd> => {
  const killed = new AbortController()
  let session = await earlierSession(hook, shard, signal)
  let isConnected = false
  const read = dispatchReader()
  const events = deliveries(hook, places, killed.signal)
  const stored = () => session && events.stored(session)
  const state = () => ({ state: isConnected ? ('connected' as const) : ('connecting' as const), session: stored() })
  const reports = shardReports(hook, shard, state, signal)
  const end = await runShard(
    {
      url,
      session,
      token: botToken,
      shard,
      identifyTurns: identify,
      isFull: events.isFull,
      hasRoom: events.hasRoom,
      onReady: (given) => {
        session = given
        isConnected = true
        log('info', 'gateway connected', { count: shard[0] })
        reports.changed()
      },
      onEvent: (name, data, given) => {
        session = given
        if (given) for (const one of read(name, data)) events.push(one, given)
      },
      onLost: (given) => {
        session = given
        isConnected = false
      },
    },
    signal,
  )
  isConnected = false
  const timeUp = new AbortController()
  await Promise.race([events.drained(), world().sleep(DRAIN_MS, timeUp.signal)])
  timeUp.abort()
  killed.abort()
  await reports.last()
  return end
}

const MOST_BEGINS = 5

/** The session of the process before. Where the product cannot be asked a new one begins: what was written in between is lost. */
const earlierSession = async (
  hook: Hook,
  shard: readonly [number, number],
  signal: AbortSignal,
): Promise<Session | undefined> => {
  for (let failures = 0; failures < MOST_BEGINS && !signal.aborted; failures++) {
    const begun = await postToHook(hook, { kind: 'begin', shard: [...shard] })
    if (begun.kind === 'done') return begun.answer.session
    log('warn', 'gateway session not known', { attempt: failures + 1 })
    await world().sleep(backOff(failures, random()), signal)
  }
  return undefined
}

/** Says that it is not connected, and why, for as long as the process lives. */
const stayRefused = async ({ hook }: GatewayOptions, shards: number, reason: string, signal: AbortSignal) => {
  log('error', `gateway refused: ${reason}`)
  const state = { state: 'refused', reason } as const
  for (let at = 0; at < shards; at++) shardReports(hook, [at, shards], () => state, signal)
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
