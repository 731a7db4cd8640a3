import type { Contention } from './contention.ts'
import { AGENTS, type Design, HOLD, THINK_MS } from './design.ts'

/** The payer's account and the agents' counts: what their shards have, and until when none is fed. */
export const PAYER = 'B'
export const countOf = (agent: number) => `S${agent}`

/** The credits in shards. Main items have enough: only shards have a level. */
export const levelsOf = ({ random, now }: Contention, design: Design, rate: number) => {
  const { shards = 0, capShards = 0, float = 20, capFloat = 40 } = design
  const levels = new Map<string, number>()
  const sizes = new Map<string, number>()
  const restsUntil = new Map<string, number>()
  /** As after long work: each shard has been fed at another time, and holds of running turns are yet to be taken. */
  const fill = (name: string, count: number, holds: number, turnsPerSecond: number) => {
    sizes.set(name, count)
    const running = (turnsPerSecond * THINK_MS) / 1000 / count
    for (let n = 0; n < count; n++) levels.set(`${name}#${n}`, Math.round(HOLD * (1 + running + holds * random.next())))
  }
  fill(PAYER, shards, float, rate)
  for (let agent = 0; agent < AGENTS; agent++) fill(countOf(agent), capShards, capFloat, rate / AGENTS)
  const mainOf = (item: string) => (item.includes('#') ? item.slice(0, item.indexOf('#')) : item)

  return {
    levels,
    mainOf,
    sizeOf: (name: string) => sizes.get(name) ?? 0,
    /** One of an account's shards, or its main item where it has none. */
    pick: (name: string, size = sizes.get(name) ?? 0) => (size > 0 ? `${name}#${random.below(size)}` : name),
    isShort: (item: string) => item.includes('#') && (levels.get(item) ?? 0) < HOLD,
    change: (item: string, amount: number) => {
      const level = levels.get(item)
      if (level !== undefined) levels.set(item, level + amount)
    },
    feed: (item: string) =>
      levels.set(item, (levels.get(item) ?? 0) + (mainOf(item) === PAYER ? float : capFloat) * HOLD),
    isResting: (item: string) => now() < (restsUntil.get(mainOf(item)) ?? 0),
    rest: (name: string, ms: number) => restsUntil.set(name, now() + ms),
    idle: () => [...levels.values()].reduce((sum, level) => sum + level, 0),
  }
}

export type Levels = ReturnType<typeof levelsOf>
