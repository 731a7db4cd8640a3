import { atOnce } from '#lib/database/at-once'
import { acceptSlices } from './inbound/accept-slices.ts'
import type { Slice } from './provider/inbound.ts'

/** A body of a thousand people's messages is stored in 63 times the database's answer, within the hook's ten seconds. */
const LANES_AT_ONCE = 16

/** Stores what a body brought: what is of one lane in its order, and several lanes at once. */
export const acceptUpdates = (slices: readonly Slice[]): Promise<void> =>
  atOnce(LANES_AT_ONCE, [...Map.groupBy(slices, ({ lane }) => lane).values()], acceptSlices)
