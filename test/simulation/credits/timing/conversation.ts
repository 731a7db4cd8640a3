import type { Contention } from './contention.ts'
import { AGENTS, type Design, HOLD, PAUSE_MS, THINK_MS, TURNS, USED } from './design.ts'
import { countOf, type Levels, PAYER } from './levels.ts'
import type { upkeepOf } from './upkeep.ts'

export interface Tally {
  turns: number
  failed: number
  fed: number
  readonly took: number[]
  failedUsage: number
}

interface Timed {
  readonly time: Contention
  readonly levels: Levels
  readonly upkeep: ReturnType<typeof upkeepOf>
  readonly design: Design
  readonly tally: Tally
  /** Milliseconds. */
  readonly countsFrom: number
}

type Done = (isDone: boolean) => void
const USAGE_PARTS = 16

/** Two transactions a turn: a hold is taken from the payer and from the agent's count, and what is left given back. */
export const conversationOf = ({ time, levels, upkeep, design, tally, countsFrom }: Timed) => {
  const { random, exponential, commit, after, now } = time
  const isCounted = () => now() >= countsFrom
  const hasLines = (design.shards ?? 0) > 0 ? 16 : 0
  const part = (name: string, parts: number) => (parts > 0 ? `${name}#${random.below(parts)}` : name)

  return (serial: number) => {
    const agent = random.below(AGENTS)
    const phase = random.next()
    const purse = () => (design.isOwn ? `B-${serial}` : levels.pick(PAYER, upkeep.sizeFor(phase)))
    const count = () => (design.isOwn ? `S-${serial}` : levels.pick(countOf(agent)))
    const chooses = [purse, count] as const
    /** Another one with a hold, after a conflict; the same one where there is none. */
    const other = (item: string, choose: () => string) => {
      const chosen = choose()
      return levels.isShort(chosen) ? item : chosen
    }
    let from: readonly [string, string] = ['', '']

    const pay = (done: Done) =>
      commit(
        (tries) => {
          if (tries > 1) from = [other(from[0], chooses[0]), other(from[1], chooses[1])]
          return { items: from }
        },
        (isDone) => {
          if (isDone) for (const item of from) levels.change(item, -HOLD)
          done(isDone)
        },
      )
    /** Refused, fed from the main item, or passed by where nothing is fed, and begun again. */
    const feed = (short: string, done: Done) => {
      const main = levels.mainOf(short)
      const pass = () => {
        from = from[0] === short ? [main, from[1]] : [from[0], main]
        take(done, true)
      }
      const again = () => {
        if (levels.isResting(short)) return pass()
        const fed: Done = (isDone) => {
          if (!isDone) return done(false)
          levels.feed(short)
          take(done, true)
        }
        commit(() => ({ items: [main, short] }), fed)
      }
      commit(() => ({ items: [] }), again)
    }
    const take = (done: Done, wasShort = false): void => {
      from = wasShort ? from : [purse(), count()]
      const short = from.find(levels.isShort)
      if (short !== undefined && !wasShort && isCounted()) tally.fed++
      if (short === undefined) pay(done)
      else feed(short, done)
    }
    const settle = (done: Done): void => {
      const here = (item: string) => (item.includes('#') && !levels.levels.has(item) ? levels.mainOf(item) : item)
      let to: readonly string[] = from.map(here)
      commit(
        (tries) => {
          if (tries > 1) to = [purse(), count()].map(here)
          return {
            items: [...to, ...(design.countsUsage ? ['U'] : [])],
            lines: design.isOwn ? [] : [part('L', hasLines)],
          }
        },
        (isDone) => {
          if (isDone) for (const item of to) levels.change(item, HOLD - USED)
          if (isDone && !design.isOwn) countUsage()
          done(isDone)
        },
      )
    }
    /** By a consumer of the reply's event: what it waits for delays no turn. */
    const countUsage = () =>
      commit(
        () => ({ items: [part(`U${agent}`, USAGE_PARTS)] }),
        (isDone) => {
          if (!isDone) tally.failedUsage++
        },
      )
    const turn = (nth: number) => {
      const start = now()
      const counts = isCounted()
      if (counts) tally.turns++
      const rest = (isFailed: boolean) => {
        if (counts && isFailed) tally.failed++
        if (nth < TURNS) after(exponential(PAUSE_MS), () => turn(nth + 1))
      }
      take((isTaken) => {
        const first = now() - start
        if (!isTaken) return rest(true)
        after(THINK_MS, () => {
          const begun = now()
          settle((isSettled) => {
            if (counts && isSettled) tally.took.push(first + now() - begun)
            rest(!isSettled)
          })
        })
      })
    }
    turn(1)
  }
}
