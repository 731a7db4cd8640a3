import { isTypoOf } from '#functions/models/offline/language/is-typo-of'
import { languageOf } from '#functions/models/offline/language/language-of'
import { type Term, termsOf } from '#functions/models/offline/language/terms-of'
import type { Query } from './query-of.ts'
import type { Unit } from './units-of.ts'

/**
 * "BC-900", where only "BC-200" is known, is another thing, however much else is the same; so is "Lisbon" to a page that only
 * speaks of Porto.
 */
export const asksForUnknownName = ({ terms, question }: Query, units: readonly Unit[]): boolean => {
  const proper = properNamesOf(question)
  const names = terms.map(({ term }) => term).filter((term) => isCode(term) || isJoined(term) || proper.has(term.word))
  if (names.length === 0) return false
  const known = new Set<string>()
  for (const text of new Set(
    units.flatMap(({ text, heading, source }) => [text, heading, source.heading, source.title]),
  ))
    for (const { key, parts } of termsOf(text)) for (const one of [key, ...parts]) known.add(one)
  return names.some((term) => {
    if (known.has(term.key) || isQualified(term.key, known)) return false
    if (isCode(term)) return true
    if (isJoined(term)) return term.parts.some((part) => part.length > 2 && !known.has(part))
    return ![...known].some((other) => isTypoOf(term.key, other))
  })
}

/** `zipfile.ZipFile.extractall`, which its page calls `ZipFile.extractall`. */
const isQualified = (key: string, known: ReadonlySet<string>): boolean => {
  const [first = '', ...rest] = key.split('.')
  return rest.length > 1 && known.has(first) && known.has(rest.join('.'))
}

const isCode = ({ isExact, key }: Term): boolean => isExact && /\p{L}/u.test(key)

/** "tide-o-meter"; "self-made" is known when its parts are. */
const isJoined = ({ isExact, parts }: Term): boolean => !isExact && parts.length > 1

/** Capitalised words inside a sentence; none in German, which capitalises all nouns. */
const properNamesOf = (question: string): ReadonlySet<string> => {
  const inside = question.match(/(?<=[\p{Ll}\p{N},;:'"“(] ?['"“(]?)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}-]+/gu) ?? []
  if (inside.length === 0 || languageOf([question]) === 'de') return new Set()
  return new Set(inside.flatMap((name) => termsOf(name).map(({ word }) => word)))
}
