import { log } from '#lib/log'
import { world } from '#lib/world'
import { backOff } from './back-off.ts'
import type { GatewayBot } from './gateway-bot.ts'
import { random } from './random.ts'

/** Discord allows one in five seconds, and very large bots several: one at a time is right for all. */
const BETWEEN_MS = 5_000

/** Resolves when one may identify; false where the process ends before. */
export type IdentifyTurns = (signal: AbortSignal) => Promise<boolean>

/**
 * One IDENTIFY at a time, and none beyond the day's limit: a bot that exceeds it loses its token.
 * https://docs.discord.com/developers/events/gateway#session-start-limit-object
 */
export const identifyTurns = (ask: () => Promise<GatewayBot | undefined>): IdentifyTurns => {
  let last = Number.NEGATIVE_INFINITY
  let turn: Promise<unknown> = Promise.resolve()
  const wait = async (signal: AbortSignal): Promise<boolean> => {
    for (let failures = 0; !signal.aborted; failures++) {
      const limit = (await ask())?.session_start_limit
      if (limit && limit.remaining > 0) break
      const ms = limit ? limit.reset_after + BETWEEN_MS * random() : backOff(failures, random())
      log('warn', 'gateway waits to identify', { durationMs: Math.round(ms), ...(limit ? { code: 'limit' } : {}) })
      await world().sleep(ms, signal)
    }
    await world().sleep(Math.max(0, last + BETWEEN_MS - world().now()), signal)
    last = world().now()
    return !signal.aborted
  }
  return (signal) => {
    const mine = turn.then(() => wait(signal))
    turn = mine.catch(() => undefined)
    return mine
  }
}
