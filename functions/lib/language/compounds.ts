/** Question words by which a language is known that joins its nouns: German and Dutch. */
const joining = /\b(?:der|dem|des|für|von|vom|zur|zum|wie|ist|eine?|gibt|het|een|voor|naar|hoe|zijn)\b/i

/** Whether a question is in a language that joins nouns to one word. */
export const joinsNouns = (question: string): boolean => joining.test(question)

/** The endings that a first part loses (Lieferung, Lieferzeit), and the letters that join it to the second (Geburtstag). */
const lost = /(?<=.{4})(?:ungen|ung|ingen|ing|en|e|n|s)$/
const joints = ['', 's', 'es', 'n', 'en', 'e', 'er', 'ungs', 'ings']
const ending = /(?<=.{3})(?:ern|em|en|er|es|e|n|s)$/

const headOf = (word: string): string => word.replace(ending, '')

/**
 * How a first part may stand in a compound: whole, and without its ending. Words are folded: small letters without accents, and
 * may be stems.
 */
export const firstParts = (word: string): readonly string[] =>
  word.length < 4 ? [] : [...new Set([word, word.replace(lost, '')])]

/** Whether a word is a compound of two others: lieferzeit of lieferung and zeit. */
export const isCompoundOf = (word: string, first: string, second: string): boolean =>
  second.length >= 3 &&
  firstParts(first).some(
    (part) =>
      word.startsWith(part) &&
      joints.some((joint) => {
        const rest = word.slice(part.length)
        return (
          rest.length >= joint.length + 3 &&
          rest.startsWith(joint) &&
          headOf(rest.slice(joint.length)) === headOf(second)
        )
      }),
  )

/** Of some words two that a compound consists of: lieferzeit of lieferung and zeit. */
export const partsOf = (word: string, words: Iterable<string>): readonly [string, string] | undefined => {
  const firsts: string[] = []
  const seconds: string[] = []
  for (const other of words) {
    if (other.length >= word.length || !/^[a-z]{3,}$/.test(other)) continue
    if (firstParts(other).some((part) => word.startsWith(part))) firsts.push(other)
    if (headOf(word).endsWith(headOf(other))) seconds.push(other)
  }
  for (const first of firsts)
    for (const second of seconds) if (isCompoundOf(word, first, second)) return [first, second]
  return undefined
}
