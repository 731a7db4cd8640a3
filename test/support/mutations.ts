/** The way to a value within a JSON value. */
export type Path = readonly (string | number)[]

/** The ways to all values within one. */
export const pathsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...pathsIn(inner, [...at, key])])
    : []

/** A copy in which the value at the end of a way is another. */
export const replaceAt = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by
  const copy: Record<string | number, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) }
  copy[key] = replaceAt(copy[key], rest, by)
  return copy
}
