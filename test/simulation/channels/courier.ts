import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'
import type { Line } from './line.ts'

interface Parcel {
  readonly name: string
  /** The lines in it; what else it brings is only counted. */
  readonly lines: readonly Line[]
  readonly others: number
  /** Delivers it once; returns the status. */
  readonly post: () => Promise<number | undefined>
  /** Whether the provider tries again until it is answered with 200. */
  readonly isTriedAgain: boolean
  readonly at: number
  readonly safe?: () => void
}

/**
 * Delivers requests of providers one to five times, until one is answered with 200 and beside that, in any order. A provider
 * tries again without an answer, whether or not the worker died.
 */
export const createCourier = ({ random, scheduler, count, counts }: Simulation) => {
  const post = async ({ lines, others, post, safe }: Parcel): Promise<boolean> => {
    for (const line of lines) line.firstAt ??= scheduler.now()
    counts.deliveries = (counts.deliveries ?? 0) + lines.length + others
    const isSafe = (await post()) === 200
    if (!isSafe) {
      count('refused deliveries')
      return false
    }
    for (const line of lines) line.safeAt ??= scheduler.now()
    safe?.()
    return true
  }
  const attempt = (parcel: Parcel, at: number): void => {
    let isSafe = false
    scheduler.start(parcel.name, at, async () => {
      isSafe = await post(parcel)
    })
    if (parcel.isTriedAgain)
      scheduler.start('patience', at + random.between(61_000, 3 * MINUTE), async () => {
        if (!isSafe) attempt(parcel, scheduler.now())
      })
  }
  return {
    deliver: (parcel: Parcel): void => {
      attempt(parcel, parcel.at)
    },
    /** Once more, although nobody has asked for that. */
    repeat: (parcel: Parcel, at: number): void => {
      count('repeated requests')
      scheduler.start(`${parcel.name} again`, at, async () => void (await post(parcel)))
    },
  }
}

export type Courier = ReturnType<typeof createCourier>
export type { Parcel }

/** How often a request comes beside the first time. */
export const COPIES = [0, 1, 2, 3, 4, 4]
