import { setImmediate } from 'node:timers/promises'

/** Far more than anything takes: a module that is loaded on use waits for the disk meanwhile, which no round knows of. */
const MOST_ROUNDS = 1_000_000

/** Lets everything that is ready run until a condition is true; after many rounds, without a clock, throws what it waited for. */
export const untilTrue = async (what: string, isTrue: () => boolean): Promise<void> => {
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    if (isTrue()) return
    await setImmediate()
  }
  throw new Error(`waited in vain until ${what}`)
}
