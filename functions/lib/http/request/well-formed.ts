/** A reviver of JSON: strings as the database can store them; where a page cut through an emoji, the rest of the text must not be lost. */
export const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value
