const MAX_CHARACTERS = 40

/** Everything but letters, digits, spaces and the signs of names; a dot only at the end of a word, where no address has one. */
const NOT_OF_NAMES = /[^\p{L}\p{M}\p{N} &'’,()+.-]|\.(?=\S)/gu

interface NameWords {
  /** In place of a name without a letter. */
  readonly aWorkspace: string
  readonly quoted: (name: string) => string
}

/**
 * A workspace name is chosen by any visitor who signs up, so it is quoted in mails from our domain without anything a mail program would
 * link, without markup, without a line break (which could inject a header, or a line that seems to be ours), and is cut to 40
 * characters.
 */
export const nameInMail = (name: string, { aWorkspace, quoted }: NameWords): string => {
  const plain = [...name.replace(NOT_OF_NAMES, ' ').replace(/\s+/g, ' ').trim()]
  if (plain.length === 0) return aWorkspace
  return quoted(plain.length > MAX_CHARACTERS ? `${plain.slice(0, MAX_CHARACTERS - 1).join('')}…` : plain.join(''))
}
