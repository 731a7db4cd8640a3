import { setImmediate } from 'node:timers/promises'

const MOST_ROUNDS = 10_000

/** Lets everything that is ready run, over and over, until something is so; gives up after many rounds, without a clock. */
export const untilTrue = async (isTrue: () => boolean): Promise<void> => {
  for (let rounds = 0; rounds < MOST_ROUNDS && !isTrue(); rounds++) await setImmediate()
}
