import { stem } from './stem.ts'

/** A searchable word of a text. */
export type Token = {
  /** Whole, in its searchable form: `max_connections`, `connect`, `5432`. */
  readonly term: string
  /** Smaller words inside, when it has any: `max_connections` -> `max`, `connect`. */
  readonly parts: readonly string[]
  /** As written, folded but not stemmed. */
  readonly word: string
}

/**
 * Splits text into searchable words, in the same way for documents and questions.
 *
 * Case, accents and compatibility forms are folded and word endings are stripped. Names of programs and settings
 * (`pg_hba.conf`, `maxChunkSize`, `15.2`, `C++`) are kept whole, unstemmed, and also given in parts. Operators such as
 * `@>` are words. Scripts without spaces (Chinese, Japanese, Thai ...) become overlapping pairs of characters.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  // some texts write thousands with separators
  const plain = text.normalize('NFKC').replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  for (const [written] of plain.matchAll(pattern)) {
    if (isAscii.test(written) || !spaceless.test(written)) tokens.push(tokenOf(written))
    else for (const run of written.match(runs) ?? []) tokens.push(...tokensOfRun(run))
  }
  return tokens
}

const isAscii = /^\p{ASCII}*$/u
/** Korean has spaces, but its particles attach to words, so pairs of characters match better. */
const spaceless =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** `iPhone` within Japanese text is a separate word. */
const runs = new RegExp(`${spaceless.source}+|(?:(?!${spaceless.source}).)+`, 'gu')
const edges = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu

/** Words with inner joints, or separate operators of two and more signs. */
const pattern =
  /[\p{L}\p{N}\p{M}]+(?:[._\-/@:’'+$#]{1,2}[\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?|(?<![^\s(])[<>=@|&!?#~^*+\-/%:]{2,4}(?![^\s),.;])/gu

/** An article or pronoun that French and Italian join to a word: l’arrivée, un’urgenza. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|un|dov|com|quest|quell|d?all|dell|nell|sull)[’'](\p{L}.*)$/iu
const joint = /[._\-/@:+$#]+/
const camel = /(?<=\p{Ll})(?=\p{Lu})/u

function tokenOf(written: string): Token {
  const [, elided] = elision.exec(written) ?? []
  if (elided) {
    const rest = tokenOf(elided)
    // as the whole it stands in indexes of before
    return { ...rest, parts: [...rest.parts, stem(fold(written.replace(/[’']/g, '')))] }
  }
  const plain = written.replace(/[’']s$/i, '').replace(/[’']/g, '')
  const word = fold(plain)
  const measure = /^(\d+)(\p{L}+)$/u.exec(word)
  if (measure) return { term: word, parts: measure.slice(1), word }
  const pieces = plain.split(joint).flatMap((piece) => piece.split(camel))
  const parts = pieces.map(fold).filter((piece) => isWord.test(piece))
  if (parts.length > 1) return { term: word, parts: parts.map((part) => stem(part)), word }
  return { term: stem(word), parts: [], word }
}

const isWord = /[\p{L}\p{N}]/u

/** Lower case without accents; marks that change the letter itself (Indic vowels, Hangul) stay. */
function fold(word: string): string {
  const lower = word.toLowerCase()
  if (isAscii.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
}

function tokensOfRun(run: string): Token[] {
  if (!spaceless.test(run)) {
    const word = run.replace(edges, '')
    return word ? [tokenOf(word)] : []
  }
  return pairsOf(run).map((pair) => ({ term: pair, parts: [], word: pair }))
}

function pairsOf(run: string): string[] {
  const characters = [...fold(run)]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}
