/**
 * A visitor's words for a plain-text mail: each line quoted, so that nothing of it looks like the mail's own, cut at a length, and
 * without addresses of pages, which nobody can have mailed to others from the product's address.
 */
export const quotedText = (texts: readonly string[], maxCharacters: number): string => {
  const said = texts.map((text) => quoted(withoutLinks(withoutControls(text).trim()))).join('\n>\n')
  return said.length > maxCharacters ? `${said.slice(0, maxCharacters)} …` : said
}

/** The same for a few words in a line of the mail's own, or in its subject. */
export const inlineText = (text: string, maxCharacters: number): string => {
  const line = withoutLinks(withoutControls(text).replace(/\s+/g, ' ').trim())
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters)} …` : line
}

const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** Also those that turn the direction of the text around them. */
const withoutControls = (text: string): string => text.replace(/[^\P{C}\n\r\u200c\u200d]/gu, '')

const withoutLinks = (text: string): string => text.replace(/\S+/g, (word) => (isLink(word) ? '[…]' : word))

/** Also what a mail program makes a link of: `example.com`. An e-mail address stays. */
const isLink = (word: string): boolean =>
  word.includes('//') || (!word.includes('@') && /^[^\w@-]*(?:[\w-]+\.)+[a-z]{2,}/i.test(word))
