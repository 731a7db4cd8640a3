/** Throws when a command has a field that `functions/lib/database` never sends: nothing is silently ignored. */
export const allowOnly = (given: object, fields: readonly string[]): void => {
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !fields.includes(name)) throw new Error(`the store helper does not send ${name}`)
}
