import type { StemmedLanguage } from '#functions/knowledge/index-format/words/light-stemmers'
import { stem } from '#functions/knowledge/index-format/words/stem'
import type { Token } from '#functions/knowledge/index-format/words/tokenise'
import { firstParts, isCompoundOf } from '#lib/language/compounds'
import type { QueryTerm } from './query-plan.ts'
import type { Terms } from './terms.ts'

/** Each pair of words is compared: of a longer question the first ones. */
const MOST_WORDS = 12
const COMPOUND = { weight: 0.8, covers: 0.9, isCompound: true } as const
/** A part of a compound that the index does not have. */
const PART = { weight: 0.6, covers: 0.5 }

/**
 * Terms that join two words of a question, for both of them ("Zeit der Lieferung" -> `lieferzeit`), and of a compound that the index
 * lacks the two words that it has ("Lieferzeit" -> `lieferung`, `zeit`): by the index's own words, in languages that join nouns.
 */
export const compoundTerms = (
  tokens: readonly Token[],
  words: Terms,
  languages: readonly StemmedLanguage[],
): ReadonlyMap<Token, readonly QueryTerm[]> => {
  const found = new Map<Token, QueryTerm[]>()
  if (!languages.includes('de') && !languages.includes('nl')) return found
  const add = (token: Token, term: QueryTerm) => found.set(token, [...(found.get(token) ?? []), term])
  const plain = tokens.filter(({ word }) => /^[a-z]{3,}$/.test(word)).slice(0, MOST_WORDS)
  for (const first of plain) {
    const shortest = firstParts(first.word).at(-1)
    for (const index of shortest && plain.length > 1 ? words.startingWith(shortest) : [])
      for (const second of plain)
        if (second !== first && isCompoundOf(words.termAt(index), first.word, second.word))
          for (const token of [first, second]) add(token, { index, ...COMPOUND })
    if (first.word.length >= 8 && words.indexOf(first.term) === -1)
      for (const index of partsIn(first.word, words)) add(first, { index, ...PART })
  }
  return found
}

/** The terms of the index that a compound consists of; none when it lacks one of them. */
const partsIn = (word: string, words: Terms): readonly number[] => {
  for (let at = word.length - 3; at >= 4; at--) {
    const second = known(word.slice(at), words, ['', 'e', 'en'])
    if (second === undefined) continue
    const first =
      known(word.slice(0, at), words, ['', 'ung', 'e', 'en', 'ing']) ??
      known(word.slice(0, at).replace(/s$/, ''), words, [''])
    if (first !== undefined) return [first, second]
  }
  return []
}

const known = (part: string, words: Terms, endings: readonly string[]): number | undefined => {
  if (part.length < 4) return undefined
  for (const ending of endings) {
    const index = words.indexOf(stem(part + ending))
    if (index !== -1) return index
  }
  return undefined
}
