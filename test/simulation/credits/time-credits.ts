import { agenda } from '#test/simulation/agenda'
import { seededRandom } from '#test/support/worlds/seeded-random'

/**
 * What a design of credits reaches, in simulated time: Poisson arrivals on one payer, 20 agents with a daily cap each, five
 * turns a conversation, 43 credits held and 10 used, a model that thinks 6.5 s and a visitor who thinks 20 s. A transaction
 * locks what it touches; one that meets a lock, or a partition key beyond 1,000 write units a second, is cancelled and tried
 * again as `attempt` does. Only items that turns share are counted.
 */
export interface Design {
  /** Each conversation has a payer and caps of its own: what nothing shared can beat. */
  readonly isOwn?: boolean
  /** All of a payer's turns count the month's usage in one item. */
  readonly countsUsage?: boolean
  /** Shards of the payer and of each agent's cap, and the holds that a feed brings them. */
  readonly shards?: number
  readonly capShards?: number
  readonly float?: number
  readonly capFloat?: number
  /** After a conflict another shard is tried, the first two times at once. */
  readonly isSpread?: boolean
}

export interface Reach {
  readonly turns: number
  readonly failed: number
  /** Milliseconds of both round trips. */
  readonly p95: number
  /** Share of turns with a trip more, because a shard was fed. */
  readonly thirdTrips: number
  /** Credits that lie in shards at the end. */
  readonly idle: number
}

const HOLD = 43
const USED = 10
const AGENTS = 20
const TURNS = 5
const THINK_MS = 6500
const PAUSE_MS = 20_000
const TRIES = 8
/** Before this nothing is counted: the first conversations have few turns. */
const WARM_UP_MS = 30_000

/** Runs `rate` turns a second for some seconds; a transaction takes `meanMs` on average. */
export const timeCredits = (design: Design, rate: number, seconds: number, meanMs: number): Reach => {
  const random = seededRandom(7)
  const exponential = (mean: number) => -Math.log(1 - random.next()) * mean
  const due = agenda()
  const locked = new Map<string, number>()
  const units = new Map<string, { left: number; at: number }>()
  const levels = new Map<string, number>()
  const took: number[] = []
  const { shards = 0, capShards = 0, float = 20, capFloat = 40 } = design
  /** As after long work: each shard has been fed at another time, and holds of running turns are yet to be taken. */
  const fill = (name: string, count: number, holds: number, turnsPerSecond: number) => {
    const running = (turnsPerSecond * THINK_MS) / 1000 / count
    for (let n = 0; n < count; n++) levels.set(`${name}#${n}`, Math.round(HOLD * (1 + running + holds * random.next())))
  }
  fill('B', shards, float, rate)
  for (let agent = 0; agent < AGENTS; agent++) fill(`S${agent}`, capShards, capFloat, rate / AGENTS)
  let now = 0
  let turns = 0
  let failed = 0
  let fed = 0

  const hasRoom = (key: string): boolean => {
    const known = units.get(key) ?? { left: 1000, at: 0 }
    const left = Math.min(1000, known.left + now - known.at)
    units.set(key, { left: left >= 2 ? left - 2 : left, at: now })
    return left >= 2
  }
  /** `touch` says at each try which items are locked, and which keys only get a line. */
  const commit = (
    touch: (tries: number) => { readonly items: readonly string[]; readonly lines?: readonly string[] },
    done: (isDone: boolean) => void,
    tries = 1,
  ): void => {
    const length = 8 + exponential(meanMs - 8)
    const { items, lines = [] } = touch(tries)
    const isFree = items.every((item) => (locked.get(item) ?? 0) <= now)
    if ([...items, ...lines].map(hasRoom).every(Boolean) && isFree) {
      for (const item of items) locked.set(item, now + length)
      due.add(now + length, () => done(true))
    } else if (tries === TRIES) due.add(now + length / 2, () => done(false))
    else {
      const pause = design.isSpread && tries <= 2 ? 0 : Math.min(400, 10 * 2 ** tries) * (0.5 + random.next() / 2)
      due.add(now + length / 2 + pause, () => commit(touch, done, tries + 1))
    }
  }
  const change = (item: string, amount: number) => {
    const level = levels.get(item)
    if (level !== undefined) levels.set(item, level + amount)
  }
  const pick = (name: string, count: number) => (count > 0 ? `${name}#${random.below(count)}` : name)
  const isShort = (item: string) => (levels.get(item) ?? HOLD) < HOLD

  const conversation = (own: number) => {
    const agent = random.below(AGENTS)
    const purse = () => (design.isOwn ? `B-${own}` : pick('B', shards))
    const count = () => (design.isOwn ? `S-${own}` : pick(`S${agent}`, capShards))
    /** Another one with a hold, after a conflict; the same one where there is none. */
    const other = (item: string, choose: () => string) => {
      const chosen = choose()
      return isShort(chosen) ? item : chosen
    }
    let from: readonly [string, string] = ['', '']

    const pay = (done: (isDone: boolean) => void) =>
      commit(
        (tries) => {
          if (tries > 1) from = [other(from[0], purse), other(from[1], count)]
          return { items: from }
        },
        (isDone) => {
          if (isDone) for (const item of from) change(item, -HOLD)
          done(isDone)
        },
      )
    const take = (done: (isDone: boolean) => void, wasFed = false): void => {
      from = wasFed ? from : [purse(), count()]
      const short = from.find(isShort)
      if (short === undefined) pay(done)
      else {
        // refused, fed from the main item, and begun again
        if (!wasFed && now >= WARM_UP_MS) fed++
        const main = short.slice(0, short.indexOf('#'))
        const feed = () =>
          commit(
            () => ({ items: [main, short] }),
            (isDone) => {
              if (isDone) change(short, (main === 'B' ? float : capFloat) * HOLD)
              if (isDone) take(done, true)
              else done(false)
            },
          )
        commit(() => ({ items: [] }), feed)
      }
    }
    const settle = (done: (isDone: boolean) => void): void => {
      let to = from
      const lines = design.isOwn ? [] : [pick('L', shards > 0 ? 16 : 0)]
      commit(
        (tries) => {
          if (tries > 1) to = [purse(), count()]
          return { items: [...to, ...(design.countsUsage ? ['U'] : [])], lines }
        },
        (isDone) => {
          if (isDone) for (const item of to) change(item, HOLD - USED)
          done(isDone)
        },
      )
    }
    const turn = (nth: number) => {
      const start = now
      const isCounted = now >= WARM_UP_MS
      if (isCounted) turns++
      const rest = () => {
        if (nth < TURNS) due.add(now + exponential(PAUSE_MS), () => turn(nth + 1))
      }
      take((isTaken) => {
        const first = now - start
        if (!isTaken) {
          if (isCounted) failed++
          rest()
          return
        }
        due.add(now + THINK_MS, () => {
          const begun = now
          settle((isSettled) => {
            if (isCounted && isSettled) took.push(first + now - begun)
            else if (isCounted) failed++
            rest()
          })
        })
      })
    }
    turn(1)
  }
  let conversations = 0
  const arrive = () => {
    conversation(++conversations)
    due.add(now + exponential((TURNS * 1000) / rate), arrive)
  }
  arrive()
  for (let next = due.next(); next && next.at <= seconds * 1000; next = due.next()) {
    now = next.at
    next.go()
  }
  took.sort((a, b) => a - b)
  return {
    turns,
    failed,
    p95: took[Math.floor(took.length * 0.95)] ?? Number.NaN,
    thirdTrips: fed / turns,
    idle: [...levels.values()].reduce((sum, level) => sum + level, 0),
  }
}
