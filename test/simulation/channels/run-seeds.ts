import { simulateChannels } from './simulate-channels.ts'

export interface Seeds {
  readonly first: number
  readonly count: number
  /** From one to the next: each of several processes takes its own. */
  readonly step: number
  readonly messages: number
}

export interface SeedsResult {
  /** Broken promises by seed. */
  readonly red: Readonly<Record<number, readonly string[]>>
  readonly sums: Readonly<Record<string, number>>
}

const FAULTS = 0.15

/** Runs seeds one after the other. What is loaded late is loaded before: in the middle of the first time would pass meanwhile. */
export const runSeeds = async ({ first, count, step, messages }: Seeds): Promise<SeedsResult> => {
  for (const faults of [0, FAULTS]) await simulateChannels({ seed: 1, messages: 40, faults })
  const red: Record<number, readonly string[]> = {}
  const sums: Record<string, number> = {}
  for (let nth = 0; nth < count; nth++) {
    const seed = first + nth * step
    const { faults, counts } = await simulateChannels({ seed, messages, faults: FAULTS })
    if (faults.length > 0) red[seed] = faults
    for (const [name, times] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + times
  }
  return { red, sums }
}
