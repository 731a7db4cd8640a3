/** Chance that a seed decides: mulberry32, the same numbers on every machine. */
export const seededRandom = (seed: number) => {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    /** 0 up to 1. */
    next,
    /** A whole number from 0, less than the limit. */
    below,
    between: (low: number, high: number): number => low + below(high - low + 1),
    chance: (probability: number): boolean => next() < probability,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    bytes: (count: number): Uint8Array => Uint8Array.from({ length: count }, () => below(256)),
  }
}

export type SeededRandom = ReturnType<typeof seededRandom>
