import type { Contention } from './contention.ts'
import type { Design, Upkeep } from './design.ts'
import { type Levels, PAYER } from './levels.ts'

/** How long an agent stays in a cache, and how long a read takes. */
const CACHE_MS = 10_000
const READ_MS = 5

/** What a payer has beside turns: sizes that change, recalls, the end of a lot, charges. */
export const upkeepOf = (contention: Contention, levels: Levels, design: Design) => {
  const { after, commit } = contention
  const { shards = 0, upkeep } = design
  /** From when on takers may choose from how many shards; an agent's copy is up to ten seconds old. */
  let published = { size: shards, at: 0 }
  const { gapMs = 0, restMs = 0 } = upkeep ?? {}
  let before = shards
  let failed = 0
  const publish = (size: number) => {
    before = published.size
    published = { size, at: contention.now() }
  }

  /** Shards come home one after the other, each if it is as it was read. */
  const recall = (items: readonly string[], tries = 1) => {
    const [item, ...others] = items
    if (item === undefined) return
    const read = levels.levels.get(item)
    const next = () => after(gapMs, () => recall(others))
    if (read === undefined) return next()
    after(READ_MS, () => {
      if (levels.levels.get(item) !== read) return tries < 3 ? recall(items, tries + 1) : next()
      commit(
        () => ({ items: [item, PAYER] }),
        (isDone) => {
          if (isDone) levels.levels.delete(item)
          else failed++
          if (isDone && restMs > 0) levels.rest(PAYER, restMs)
          next()
        },
      )
    })
  }
  const fillTo = (from: number, to: number) => {
    if (from === to) return publish(to)
    commit(
      () => ({ items: [PAYER, `${PAYER}#${from}`] }),
      (isDone) => {
        if (isDone) levels.feed(`${PAYER}#${from}`)
        else failed++
        after(gapMs, () => fillTo(from + 1, to))
      },
    )
  }
  /** What is listed beyond the size, looked at by each sixteenth reply: that is, all the time. */
  const tidy = () => {
    const strays = [...levels.levels.keys()].filter((item) => isBeyond(item, published.size))
    if (contention.now() >= published.at + CACHE_MS) recall(strays)
    after(CACHE_MS, tidy)
  }
  const charge = (everyMs: number) => {
    commit(
      () => ({ items: [PAYER], lines: ['L#0'] }),
      (isDone) => {
        if (!isDone) failed++
      },
    )
    after(everyMs, () => charge(everyMs))
  }
  const start = (it: Upkeep) => {
    const at = (seconds: number | undefined, go: () => void) => seconds !== undefined && after(seconds * 1000, go)
    const own = [...levels.levels.keys()].filter((item) => levels.mainOf(item) === PAYER)
    at(it.shrinksAt, () => publish(published.size / 2))
    at(it.growsAt, () => fillTo(published.size, published.size * 2))
    at(it.lotEndsAt, () => recall(own.slice(0, Math.ceil(own.length * (it.lotShare ?? 0)))))
    if (it.shrinksAt !== undefined) tidy()
    if (it.chargesEvery) charge(it.chargesEvery * 1000)
  }
  if (upkeep) start(upkeep)

  return {
    /** How many shards of the payer an agent's copy believes in: `phase` (0 to 1) is when its cache renews it. */
    sizeFor: (phase: number) => (contention.now() < published.at + phase * CACHE_MS ? before : published.size),
    failed: () => failed,
  }
}

const isBeyond = (item: string, size: number) => item.startsWith(`${PAYER}#`) && Number(item.slice(2)) >= size
