/**
 * A provider's value in JSON; nothing where it is nested deeper than the stack holds, which reading it does not need: no message of a
 * provider is, and who made it up is told nothing else than for any other.
 */
export const asJson = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch (failure) {
    if (failure instanceof RangeError) return undefined
    throw failure
  }
}
