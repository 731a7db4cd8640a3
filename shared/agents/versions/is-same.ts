/** An empty text, an empty list and nothing look the same to everybody. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

const textOf = (value: unknown): string =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(sorted(value))

/** The order of an object's keys is no difference. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
