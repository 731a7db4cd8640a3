import { totalOf } from './history/accounts.ts'
import { checkCaps } from './history/caps.ts'
import { happen, sweep } from './history/happen.ts'
import { type History, newHistory, type Talk } from './history/history.ts'
import { heldOf } from './history/holds.ts'
import { beginLot, endLot, noteEnds } from './history/lots.ts'
import type { Faults, Rules } from './history/rules.ts'
import { strays, tidy } from './history/shards.ts'
import { work } from './history/take-turn.ts'
import { unanswered } from './history/talks.ts'

const CALM = 240
const MAX_STEPS = 12_000

interface Delivery {
  readonly message: number
  readonly talk: Talk
  readonly due: number
}

/**
 * An executable model of credits under the conversation turn. Random interleavings of workers with copies, slow and crashed
 * ones, takeover, answers that were lost and requests that arrive late, agents in caches, sizes that grow and shrink, sweepers,
 * purchases, transfers, crawls, claw-backs, lots that end, midnight, changes of payer and hold, people, erasure.
 */
export const creditHistory = (seed: number, rules: Rules): Faults => {
  const history = newHistory(seed, rules)
  const { random, working, payers, faults } = history
  let queue = deliveries(history)
  for (let step = 0; history.now < CALM || !isQuiet(history); step++) {
    if (step > MAX_STEPS) {
      faults.stuck++
      break
    }
    if (random.chance(0.3)) history.now++
    noteEnds(history)
    if (history.now >= CALM) queue = []
    const at = random.chance(0.2) ? queue.findIndex(({ due }) => due <= history.now) : -1
    const [event] = at >= 0 ? queue.splice(at, 1) : []
    if (event) working.push({ ...work(history, event.talk, event.message), event })
    if (history.now < CALM && random.chance(0.03)) {
      const go = happen(history)
      if (go) working.push({ go })
    }
    if (random.chance(0.02)) working.push({ go: sweep(history) })
    if (random.chance(0.02))
      for (const account of payers)
        for (const go of [endLot, beginLot, tidy]) working.push({ go: go(history, account) })
    proceed(history, queue)
    check(history)
  }
  checkEnd(history)
  return faults
}

/** Messages, some delivered twice. */
const deliveries = ({ random, talks }: History): Delivery[] => {
  const queue: Delivery[] = []
  for (let message = 0; message < 24; message++) {
    const talk = random.pick(talks)
    const due = random.below(220)
    for (let copies = 1 + random.below(2); copies > 0; copies--)
      queue.push({ message, talk, due: due + random.below(10) })
  }
  return queue
}

/** One of those at work makes one call, or crashes; its delivery is then mostly repeated. */
const proceed = ({ random, working, now }: History, queue: Delivery[]) => {
  const index = random.below(Math.max(1, working.length))
  const current = working[index]
  if (current && now < CALM && random.chance(0.01)) {
    working.splice(index, 1)
    if (current.again) working.push({ ...current, go: current.again() })
    if (current.event && random.chance(0.7)) queue.push({ ...current.event, due: now + 15 })
  } else if (current?.go.next().done) working.splice(index, 1)
}

const isQuiet = ({ working, talks, payers, rules }: History) =>
  working.length === 0 &&
  talks.every(({ owed }) => owed === undefined) &&
  payers.every((account) => !account.lot && account.waiting.length === 0) &&
  payers.every((account) => !rules.tidy || strays(account).length === 0)

const check = (history: History) => {
  const { payers, faults } = history
  for (const account of payers) {
    faults.sum += Number(account.entered - account.booked !== totalOf(account) + heldOf(history, account))
    faults.debt += Number(account.main < 0 && account.shards.size > 0)
  }
  checkCaps(history)
}

const checkEnd = ({ talks, payers, faults }: History) => {
  for (const account of payers) faults.stray += strays(account).length
  for (const talk of talks) {
    const answered = talk.replies.flat()
    if (talk.head && unanswered(talk).some((id) => !talk.refused.has(id))) faults.lost++
    if (new Set(answered).size !== answered.length) faults.twice++
    if (talk.head?.hold || talk.head?.lease) faults.leftOpen++
  }
}
