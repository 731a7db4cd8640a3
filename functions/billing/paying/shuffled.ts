import { world } from '#lib/world'

/** The same numbers in random order. */
export const shuffled = (numbers: readonly number[]): number[] => {
  const bytes = world().randomBytes(2 * numbers.length)
  const order = (index: number) => (bytes[2 * index] ?? 0) * 256 + (bytes[2 * index + 1] ?? 0)
  return numbers
    .map((number, index) => ({ number, order: order(index) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ number }) => number)
}
