import { asksForNumber } from '#functions/models/offline/language/asks-for-number'
import { type Term, termsOf } from '#functions/models/offline/language/terms-of'
import { withoutFunctionWords } from '#lib/language/without-function-words'
import { isFunctionWord } from './is-function-word.ts'

export interface Query {
  readonly question: string
  /** With the terms of the question before. */
  readonly isFollowUp: boolean
  readonly terms: readonly { readonly term: Term; readonly weight: number }[]
  readonly wants: {
    readonly number: boolean
    readonly list: boolean
    readonly code: boolean
    readonly definition: boolean
  }
}

/** A question's terms; with those of the previous question at half the weight, when that is given. */
export const queryOf = (question: string, askedBefore?: string): Query => {
  const isNumeric = numeric.test(question) || asksForNumber(question)
  const own = contentOf(question).filter(({ word }) => !isNumeric || !asksHowMuch.test(word))
  const before = askedBefore ? contentOf(askedBefore) : []
  const keys = new Set(own.map(({ key }) => key))
  return {
    question,
    isFollowUp: askedBefore !== undefined,
    terms: [
      ...own.map((term) => ({ term, weight: weightOf(term) })),
      ...before.filter(({ key }) => !keys.has(key)).map((term) => ({ term, weight: weightOf(term) / 2 })),
    ],
    wants: {
      number: isNumeric,
      list: listing.test(question) || question.split('\n').some(asksWhatThereIs),
      code: coding.test(question),
      definition: defining.test(question),
    },
  }
}

const contentOf = (text: string): readonly Term[] => {
  const seen = new Set<string>()
  return termsOf(withoutFunctionWords(text, ' ')).filter(({ key, word, isExact }) => {
    const isContent = isExact || (!isFunctionWord(word) && (word.length > 1 || !/\p{Script=Latin}/u.test(word)))
    if (!isContent || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const weightOf = ({ isExact, parts, word }: Term): number =>
  isExact ? (parts.length > 0 ? 3 : 2) : weak.has(word) ? 0.35 : 1

/** Words of a question that its answer often does without. */
const weak = new Set(
  `use uses using used make makes made work works working happen happens mean means meaning see show shows find look example examples
  difference different possible way ways best good much many long large big small exactly really currently thing things
  value default kind kinds type types sort number amount help explain describe question answer exist exists called call name names
  take takes took offer offers sell provide provides available information info details tell today now one cost costs
  price prices kosten kostet preis coute prix cuesta precio quanto costa preco custa`.split(/\s+/),
)

const numeric =
  /\b(how (many|much|long|large|big|old|far|often|high|fast|late|early|soon)|what (time|number|percentage|size|length|price|date|port|year|is the (default|maximum|minimum|limit|price|cost|fee|deposit|earliest|latest|longest|shortest|largest|smallest|biggest|highest|lowest|greatest|fastest|heaviest|number|size|length|height|width|depth|weight|speed|port))|default|maximum|minimum|when|wie ?viele?|wann|wie (?:lange?|hoch|teuer|weit|gro(?:ß|ss)|schwer|schnell|alt|oft)|combien|quand|cu[aá]nt[oa]s?|cu[aá]ndo|quant[oiae]|quando)\b/i
/** "How many" asks for a figure, it is not a word of the answer. */
const asksHowMuch =
  /^(?:many|much|long|large|big|old|far|often|high|fast|viele?|lange|hoch|teuer|weit|schwer|combien|cuant[oa]s?|quant[oiae])$/
const listing =
  /\b(list|which|what (are|kinds?|types?|sorts?|options|columns|fields|services|products|features|colou?rs|sizes|methods|ways)|options|welche|quel(le)?s|cu[aá]les|quali|quais)\b/i
/** "What rooms do you have?" One look from the first "what", not one from each. */
const asksWhatThereIs = (line: string): boolean => {
  const start = line.search(/\bwhat /i)
  return start >= 0 && /\b(have|has|offer|include|support)\b/i.test(line.slice(start + 5))
}
const coding =
  /\b(example|syntax|command|code|query|script|snippet|configure|install|run|how (do|can|to|would|should) (i|you|we)?|beispiel|befehl|exemple|ejemplo|esempio|exemplo)\b/i
const defining =
  /\b(what (is|are|does)|what's|was (ist|sind|macht)|qu'est|que (es|son)|cos'?è|o que é|define|meaning|mean)\b/i
