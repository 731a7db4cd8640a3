/** Splits a text into pieces of a few words, each with the white space after it, as models stream them. */
export const deltasOf = (text: string): readonly string[] => text.match(/(?:^\s+)?(?:\S+\s*){1,3}/g) ?? []
