import type { SeededRandom } from '#test/support/worlds/seeded-random'
import { THINK_MS } from './load-settings.ts'
import type { Timeline } from './timeline.ts'

/** Turns of a conversation, and what a visitor thinks between them on average. */
const TURNS = 5
const PAUSE_MS = 20_000

interface Visits<Conversation> {
  readonly timeline: Timeline
  readonly random: SeededRandom
  readonly turnsPerSecond: number
  /** How long turns begin, from now on. */
  readonly seconds: number
  readonly open: () => Promise<Conversation>
  /** One turn; false when it failed. */
  readonly visit: (conversation: Conversation, nth: number) => Promise<boolean>
}

/**
 * Visitors who come at random (Poisson) and write five messages each. The rate is there at once: it includes conversations
 * that would have begun earlier, with the turns that they still have to make. After a failed turn, whose conversation waits
 * for its lease to expire, the visitor goes on in another one.
 */
export const visits = <Conversation>(it: Visits<Conversation>): void => {
  const { timeline, random, turnsPerSecond, seconds, open, visit } = it
  const exponential = (mean: number) => -Math.log(1 - random.next()) * mean
  const began = timeline.now()
  const until = began + seconds * 1000
  const converse = async (first: number) => {
    let conversation = await open()
    for (let nth = first; nth <= TURNS && timeline.now() < until; nth++) {
      const isAnswered = await visit(conversation, nth)
      if (nth === TURNS) return
      await timeline.wait(exponential(PAUSE_MS))
      if (!isAnswered) conversation = await open()
    }
  }
  const before = 2 * TURNS * (THINK_MS + PAUSE_MS)
  for (let at = began - before; at < until; at += exponential((TURNS * 1000) / turnsPerSecond)) {
    let [time, first] = [at, 1]
    while (time < began && first <= TURNS) {
      time += THINK_MS + exponential(PAUSE_MS)
      first++
    }
    if (first <= TURNS) timeline.at(time, () => void converse(first))
  }
}
