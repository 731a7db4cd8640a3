import { copyWordsIn } from './copy-words.ts'
import { inlineText, quotedText } from './quoted-text.ts'

const MAX_TITLE = 120
const MAX_CHARACTERS = 4000

interface Copied {
  readonly title: string
  readonly texts: readonly string[]
  /** By preference. */
  readonly languages: readonly (string | undefined)[]
}

/** The copy of a left message: the visitor's own words, and why it comes. */
export const copyMail = ({ title, texts, languages }: Copied): { readonly subject: string; readonly text: string } => {
  const words = copyWordsIn(...languages)
  const name = inlineText(title, MAX_TITLE)
  const fill = (text: string) => text.replace('{title}', () => name)
  return {
    subject: fill(words.subject),
    text: `${fill(words.opening)}\n\n${quotedText(texts, MAX_CHARACTERS)}\n\n${words.why}\n`,
  }
}
