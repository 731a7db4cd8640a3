import { isOfMessages } from './lanes.ts'
import type { WaitingSlice } from './store.ts'

/** A lane by what has waited in it longest. */
export type OverdueLane = Pick<WaitingSlice, 'account' | 'lane' | 'order' | 'at'>

/**
 * Overdue lanes in the order in which they are taken: what people wrote before what became of messages, then each account in its turn, and of
 * one account the longest waiting first. However much one tenant leaves there, another's visitor waits for one lane of each.
 */
export const fairly = (lanes: readonly OverdueLane[]): OverdueLane[] => {
  const turns = new Map<string, number>()
  return lanes
    .toSorted((one, other) => one.at - other.at)
    .map((lane) => {
      const isLater = isOfMessages(lane.lane) ? 0 : 1
      const key = `${isLater}#${lane.account}`
      const turn = turns.get(key) ?? 0
      turns.set(key, turn + 1)
      return { lane, isLater, turn }
    })
    .toSorted((one, other) => one.isLater - other.isLater || one.turn - other.turn || one.lane.at - other.lane.at)
    .map(({ lane }) => lane)
}
