import { lightStemmers, type StemmedLanguage } from '#functions/knowledge/index-format/words/light-stemmers'
import { stem } from '#functions/knowledge/index-format/words/stem'
import { stopWords, weakWords } from '#functions/knowledge/index-format/words/stop-words'
import { synonymsOf } from '#functions/knowledge/index-format/words/synonyms'
import { type Token, tokenise } from '#functions/knowledge/index-format/words/tokenise'
import { withoutFunctionWords } from '#lib/language/without-function-words'
import { compoundTerms } from './compound-terms.ts'
import { decisiveWeights } from './decisive-weights.ts'
import type { QueryPlan, QueryTerm } from './query-plan.ts'
import type { Terms } from './terms.ts'

/** So many of a question's keywords are compared, the first ones. */
export const maxConcepts = 31
const weakness = 0.35
const weakWeight = 0.6

/**
 * In a small index (one pasted page) nearly every word is in every chunk, so rarity alone would ignore all words but a
 * missing one: it weighs words as if it were part of an index of this size.
 */
const ordinaryChunks = 1000

/** Phrases of questions that manuals write as one word. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bat most\b/gi, 'maximum'],
  [/\bat least\b/gi, 'minimum'],
  [/\bhow (?:large|big|long|high|heavy|many\b[^?.]{1,40}) (?:can|may)\b/gi, '$& maximum'],
  [/\b(?:log|sign) (in|out|up)\b/gi, 'log$1'],
  [/\bback up\b/gi, 'backup'],
  [/\bset up\b/gi, 'setup'],
  // French questions join the pronoun to the verb: avez-vous
  [/(?<=\p{L}{2})-(?:t-)?(?:je|tu|il|elle|nous|vous|ils|elles)(?![\p{L}-])/giu, ' '],
]

function rephrased(question: string): string {
  return phrases.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), question)
}

/** Turns a question into terms to look up. Words that are not in the index count as the rarest possible ones. */
export function planQuery(question: string, words: Terms, languages: readonly StemmedLanguage[] = []): QueryPlan {
  const { chunks, idf } = words
  const background = Math.log((Math.max(chunks, ordinaryChunks) + 1) / (chunks + 1))
  const rarest = Math.log(1 + (chunks + 0.5) / 0.5)
  const tokens = tokenise(withoutFunctionWords(rephrased(question.slice(0, 4000)), ''))
  const content = tokens.filter((token) => !stopWords.has(token.word))
  const asked = withoutSeams(content.length > 0 ? content : tokens, words)
  const unique = [...new Map(asked.map((token) => [token.term, token])).values()].slice(0, maxConcepts)
  const compounds = compoundTerms(unique, words, languages)
  const found = unique.map((token) => {
    const terms = [...queryTermsOf(token, words, languages, compounds.has(token)), ...(compounds.get(token) ?? [])]
    const own = terms.filter((term) => term.covers >= 0.9).map((term) => idf(term.index))
    const rarity = own.length > 0 ? Math.max(...own) : rarest
    const isUnknown = own.length === 0 && token.parts.length === 0 && !/\d/.test(token.word)
    if (!weakWords.has(token.word))
      return { word: token.word, importance: rarity + background, rarity, terms, isUnknown }
    const weaker = terms.map((term) => ({ ...term, weight: term.weight * weakWeight }))
    return {
      word: token.word,
      importance: (rarity + background) * weakness,
      rarity: rarity * weakness,
      terms: weaker,
      isUnknown,
    }
  })
  const different = withoutRepetitions(found)
  const decisive = decisiveWeights(different)
  const concepts = different.map(({ word, importance, rarity, terms }, at) => ({
    word,
    importance,
    decisive: decisive[at] ?? 0,
    rarity,
    terms,
  }))
  return { concepts, joined: joinedNames(tokens, words) }
}

/** A word that the index has only as another word of the question, its synonym or another form, asks for nothing more. */
function withoutRepetitions<T extends { readonly terms: readonly QueryTerm[] }>(keywords: readonly T[]): readonly T[] {
  const own = new Set(
    keywords.flatMap(({ terms }) => terms.filter(({ covers }) => covers === 1).map(({ index }) => index)),
  )
  return keywords.filter(
    ({ terms }) => terms.length === 0 || terms.some(({ covers, index }) => covers === 1 || !own.has(index)),
  )
}

/**
 * Pairs of characters that the index lacks say nothing beside a neighbour that it has: they are the seam of two words that the
 * question has side by side.
 */
function withoutSeams(tokens: readonly Token[], words: Terms): readonly Token[] {
  const isKnownPair = (token: Token | undefined) =>
    token !== undefined && isPair.test(token.word) && words.indexOf(token.term) !== -1
  return tokens.filter((token, at) => {
    if (!isPair.test(token.word) || words.indexOf(token.term) !== -1) return true
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const [first = '', last = ''] = token.word
    return !(
      (isKnownPair(before) && before?.word.endsWith(first)) ||
      (isKnownPair(after) && after?.word.startsWith(last))
    )
  })
}

/** `isKnown`: the index has it in or as a compound, so it is no typing error. */
function queryTermsOf(
  { term, parts, word }: Token,
  words: Terms,
  languages: readonly StemmedLanguage[],
  isKnown: boolean,
): QueryTerm[] {
  const whole = words.indexOf(term)
  const known = parts.map((part) => words.indexOf(part)).filter((index) => index !== -1)
  const asParts = known.map((index) => ({ index, weight: whole === -1 ? 0.6 : 0.15, covers: whole === -1 ? 0.5 : 0.3 }))
  const synonyms = synonymsOf(term, stem)
    .map((other) => words.indexOf(other))
    .filter((index) => index !== -1)
  const inflected = otherForms(term, word, words, languages).map((index) => ({ index, weight: 0.8, covers: 0.9 }))
  if (inflected.length > 0) {
    return [...(whole === -1 ? [] : [{ index: whole, weight: 1, covers: 1 }]), ...inflected, ...asParts]
  }
  const alike = synonyms.map((index) => ({ index, weight: 0.3, covers: 0.6 }))
  if (whole !== -1) return [{ index: whole, weight: 1, covers: 1 }, ...asParts, ...alike]
  if (alike.length > 0) return alike.map((other) => ({ ...other, weight: 0.6 }))
  if (isKnown) return asParts
  const similar = words.similarTo(term, word)
  const nearest = similar.filter((entry) => entry.distance === similar[0]?.distance)
  // the more common of two neighbours is the likelier one
  const likely = nearest.sort((a, b) => words.idf(a.index) - words.idf(b.index)).slice(0, 3)
  return [
    ...likely.map(({ index, distance }) => {
      const likeness = 1 - (1.2 * distance) / word.length
      return { index, weight: likeness * 0.9, covers: likeness }
    }),
    ...asParts,
  ]
}

/**
 * The index stores words unstemmed for languages besides English, so that it can mix languages; a question looks up all words
 * with the same stem. A single character of a script without spaces matches every pair that begins with it.
 */
function otherForms(term: string, word: string, words: Terms, languages: readonly StemmedLanguage[]): number[] {
  if (isOneSign.test(term)) return words.startingWith(term).slice(0, 50)
  if (word.length < 4 || !isPlain.test(word)) return []
  const found = new Set<number>()
  for (const language of languages) {
    // the unstemmed word too: the English rules strip endings (`kurs`) that are none in this language
    const stems = new Set([term, word].map(lightStemmers[language]))
    // in Dutch, an inner vowel is doubled without the ending
    for (const index of words.startingWith(word.slice(0, language === 'nl' ? 2 : 3))) {
      const other = words.termAt(index)
      if (other !== term && other.length > 3 && isPlain.test(other) && stems.has(lightStemmers[language](other)))
        found.add(index)
    }
  }
  return [...found].slice(0, 16)
}

const isPair = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2}$/u
const isPlain = /^[a-z]+$/
const isOneSign = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u

function joinedNames(tokens: readonly Token[], words: Terms): QueryTerm[] {
  const found = new Set<number>()
  for (let start = 0; start < tokens.length; start++) {
    for (let end = start + 2; end <= Math.min(tokens.length, start + 5); end++) {
      const run = tokens.slice(start, end).map((token) => token.word)
      for (const joint of end - start === 2 ? ['_', '-', '', '.'] : ['_']) found.add(words.indexOf(run.join(joint)))
    }
  }
  found.delete(-1)
  return [...found].slice(0, 8).map((index) => ({ index, weight: 0.6, covers: 0 }))
}
