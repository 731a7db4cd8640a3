import { world } from '#lib/world'

let last = 0

/** A time of its own for each call, later than the one before: ULIDs of one millisecond are in no order. */
export const nextTime = (): number => {
  last = Math.max(world().now(), last + 1)
  return last
}
