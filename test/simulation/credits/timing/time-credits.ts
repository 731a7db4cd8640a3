import { contention } from './contention.ts'
import { conversationOf, type Tally } from './conversation.ts'
import { type Design, type Reach, TURNS } from './design.ts'
import { levelsOf } from './levels.ts'
import { upkeepOf } from './upkeep.ts'

/** Before this nothing is counted: the first conversations have few turns. */
const WARM_UP_MS = 30_000

/**
 * What a design of credits reaches, in simulated time: Poisson arrivals on one payer, 20 agents with a daily cap each, five
 * turns a conversation, 43 credits held and 10 used, a model that thinks 6.5 s and a visitor who thinks 20 s. Runs `rate`
 * turns a second for some seconds; a transaction takes `meanMs` on average. Only items that turns share are counted.
 */
export const timeCredits = (design: Design, rate: number, seconds: number, meanMs: number): Reach => {
  const time = contention(meanMs, design.isSpread ?? false)
  const levels = levelsOf(time, design, rate)
  const upkeep = upkeepOf(time, levels, design)
  const tally: Tally = { turns: 0, failed: 0, fed: 0, took: [], failedUsage: 0 }
  const converse = conversationOf({ time, levels, upkeep, design, tally, countsFrom: WARM_UP_MS })
  const arrive = (serial: number) => {
    converse(serial)
    time.after(time.exponential((TURNS * 1000) / rate), () => arrive(serial + 1))
  }
  arrive(1)
  time.run(seconds * 1000)
  const took = tally.took.sort((a, b) => a - b)
  return {
    turns: tally.turns,
    failed: tally.failed,
    p95: took[Math.floor(took.length * 0.95)] ?? Number.NaN,
    thirdTrips: tally.fed / tally.turns,
    idle: levels.idle(),
    failedUpkeep: upkeep.failed() + tally.failedUsage,
  }
}
