import { stem } from './stem.ts'

/** A word in the form in which words are compared: folded, and for ordinary words without its ending. */
export interface Term {
  readonly key: string
  /** Names and numbers (`max_connections`, `40P01`, `A4`, `250`), which must match exactly. */
  readonly isExact: boolean
  /** The ordinary words inside a name, as keys: `pg_hba.conf` -> `pg`, `hba`, `conf`. */
  readonly parts: readonly string[]
  /** Folded, with its ending. */
  readonly word: string
}

/** The words of a text in order. Writing without spaces (Chinese, Japanese, Thai) becomes pairs of characters. */
export const termsOf = (text: string): readonly Term[] =>
  (text.normalize('NFKC').match(pattern) ?? []).flatMap((written, at) =>
    special.test(written) && spaceless.test(written) ? pairsOf(written) : [termOf(written, at === 0)],
  )

/** Words with inner punctuation, and operators between spaces. */
const pattern =
  /\\?[\p{L}\p{N}\p{M}]+(?:[._\-/@:’'+$#]{1,2}[\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?|(?<![^\s(])[<>=@|&!?#~^*+\-/%:]{2,4}(?![^\s),.;])/gu
/** An article or pronoun that French and Italian join to a word: l’arrivée, un’urgenza. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|un|dov|com|quest|quell|d?all|dell|nell|sull)[’'](?=\p{L}{2})/iu
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const termOf = (written: string, isFirst: boolean): Term => {
  const plain = written
    .replace(elision, '')
    .replace(/[’']s?$/i, '')
    .replace(/[’']/g, '')
  const word = fold(plain)
  const pieces = plain.split(/[._\-/@:+$#\\]+|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean)
  const isJoined = pieces.length > 1 || plain.startsWith('\\')
  // hyphens also join ordinary words ("check-in"), which other texts write as two words
  const isName = isJoined && /[._@:/+$#\\]|\p{Ll}\p{Lu}/u.test(plain)
  // a single letter is a size, a grade or a platform; E, O and Y begin questions in Portuguese, Italian and Spanish
  const isLetter = /^[B-HJ-Z]$/.test(plain) && !(isFirst && /^[EOY]$/.test(plain))
  const isExact = isName || isLetter || /\p{N}/u.test(plain) || !/[\p{L}\p{N}]/u.test(plain)
  return {
    key: isExact || isJoined ? word : stem(word),
    isExact,
    parts: isJoined ? pieces.map((piece) => stem(fold(piece))) : [],
    word,
  }
}

const pairsOf = (run: string): readonly Term[] => {
  const characters = [...run]
  const pairs = characters.length < 2 ? characters : characters.slice(1).map((last, at) => `${characters[at]}${last}`)
  return pairs.map((pair) => ({ key: pair, isExact: false, parts: [], word: pair }))
}

/** Anything beyond the letters and signs of English, which need no folding. */
const special = /[^ -~]/

const fold = (word: string): string => (special.test(word) ? folded(word) : word.toLowerCase())

const folded = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
