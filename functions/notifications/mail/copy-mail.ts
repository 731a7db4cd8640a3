import { copyWordsIn } from './copy-words.ts'

const MAX_CHARACTERS = 4000

interface Copied {
  readonly title: string
  readonly texts: readonly string[]
  /** By preference. */
  readonly languages: readonly (string | undefined)[]
}

/**
 * The copy of a left message: the visitor's own words in plain text, each line quoted, and why it comes. Addresses of pages are
 * left out, so that nobody can have links mailed to a stranger.
 */
export const copyMail = ({ title, texts, languages }: Copied): { readonly subject: string; readonly text: string } => {
  const words = copyWordsIn(...languages)
  const name = withoutLinks(title.replace(/\s+/g, ' ').trim())
  const fill = (text: string) => text.replace('{title}', () => name)
  const said = texts.map((text) => quoted(withoutLinks(text.trim()))).join('\n>\n')
  const cut = said.length > MAX_CHARACTERS ? `${said.slice(0, MAX_CHARACTERS)} …` : said
  return { subject: fill(words.subject), text: `${fill(words.opening)}\n\n${cut}\n\n${words.why}\n` }
}

const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

const withoutLinks = (text: string): string => text.replace(/\S+/g, (word) => (isLink(word) ? '[…]' : word))

/** Also what a mail program makes a link of: `example.com`. An e-mail address stays. */
const isLink = (word: string): boolean =>
  word.includes('//') || (!word.includes('@') && /^[^\w@-]*(?:[\w-]+\.)+[a-z]{2,}/i.test(word))
