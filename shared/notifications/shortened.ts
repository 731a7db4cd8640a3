/** Specification 3, section 9: titles and bodies end after this many characters. */
const LONGEST = 50

/** A title or body as long as there is room for. */
export const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length > LONGEST
    ? `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : text
}
