/** Specification 3, section 9: most characters of a title or body. */
const LONGEST = 50

/** A title or body, cut to that length. */
export const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length > LONGEST
    ? `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : text
}
