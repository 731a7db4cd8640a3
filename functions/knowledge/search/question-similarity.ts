import { editDistance } from '#functions/knowledge/index-format/words/edit-distance'
import { stem } from '#functions/knowledge/index-format/words/stem'
import { stopWords, weakWords } from '#functions/knowledge/index-format/words/stop-words'
import { synonymsOf } from '#functions/knowledge/index-format/words/synonyms'
import { type Token, tokenise } from '#functions/knowledge/index-format/words/tokenise'

/**
 * How similar two questions are, 0 to 1: each one's keywords must occur in the other, in any order, as the same word, with a
 * typing error or as a synonym. Different subjects ("dogs", "cats"), another kind of question ("where", "how much") or a
 * "not" on one side make them two questions, whatever else they share. 1 is the same wording. Calibrated on
 * test/bench/questions/wordings.json against 0.82, the threshold of new Q&As.
 */
export function questionSimilarity(asked: string, wording: string): number {
  const [one, other] = [read(asked), read(wording)]
  if (one.words.length === 0 || other.words.length === 0) return 0
  if (one.plain === other.plain) return 1
  const there = coverageOf(one.words, other.words)
  const back = coverageOf(other.words, one.words)
  const both = there.share + back.share === 0 ? 0 : (2 * there.share * back.share) / (there.share + back.share)
  const isExchanged = there.lacksSubject && back.lacksSubject
  const isOtherKind = one.kind !== other.kind && one.kind !== undefined && other.kind !== undefined
  const isDenied = one.isDenied !== other.isDenied
  return Math.min(both, isExchanged || isOtherKind || isDenied ? 0.7 : 0.99)
}

interface Read {
  readonly plain: string
  readonly words: readonly Token[]
  readonly kind: string | undefined
  readonly isDenied: boolean
}

function read(text: string): Read {
  const tokens = tokenise(text.replace(askingPrice, ' price $1'))
  const content = tokens.filter(({ word }) => !stopWords.has(word) && !small.has(word))
  const words = content.length > 0 ? content : tokens
  const folded = tokenise(text)
    .map(({ word }) => word)
    .join(' ')
  return {
    plain: folded,
    words: [...new Map(words.map((token) => [token.term, token])).values()],
    kind: kindOf(folded),
    isDenied: denial.test(folded),
  }
}

/** "How much is parking?" asks for its price; "how much luggage may I take?" does not. */
const askingPrice = /\bhow much (is|are|does|do|did|will|would|for|to|it)\b/gi

/** Kinds of question by their first matching phrase; "what" and "how" may ask for anything. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['time', /\b(?:when|what time|wann)\b|^(?:quand|cuando|quando)\b/],
  ['place', /\b(?:where|wo|wohin)\b|^(?:ou|donde|dove|onde)\b/],
  ['person', /\b(?:who|whom|wer|wen|wem)\b|^(?:qui|quien|chi|quem)\b/],
  ['reason', /\b(?:why|how come|warum|wieso|weshalb)\b|^(?:pourquoi|perche)\b/],
  ['duration', /\b(?:how long|wie lange)\b|^(?:combien de temps|cuanto tiempo|quanto tempo)\b/],
  ['count', /\b(?:how many|wie viele)\b/],
  ['price', /\bhow much (?:is|are|does|do|did|will|would|for|to|it)\b/],
]

const kindOf = (folded: string): string | undefined =>
  kinds
    .map(([kind, pattern]) => ({ kind, at: folded.search(pattern) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)[0]?.kind

/** Further words that do not change a question's meaning. */
const small = new Set(
  'ihr ihre ihren ihrem ihrer euer eure unser unsere hier gibt denn mal haben habt hat hay tiene tienen avez avete ha'.split(
    ' ',
  ),
)

const denial =
  /\b(?:not|no|never|without|cannot|isnt|arent|dont|doesnt|cant|wont|nicht|kein|keine|keinen|ohne|sans|jamais|sin|nunca|senza|sem|nao)\b/u

const WEAK = 0.35

/** The share of `words` that occur in `others`, and whether a keyword is missing. */
function coverageOf(words: readonly Token[], others: readonly Token[]) {
  let met = 0
  let total = 0
  let lacksSubject = false
  for (const token of words) {
    const weight = weakWords.has(token.word) ? WEAK : 1
    const share = others.reduce((best, other) => Math.max(best, sameness(token, other)), 0)
    total += weight
    met += weight * share
    if (share === 0 && weight === 1) lacksSubject = true
  }
  return { share: met / total, lacksSubject }
}

function sameness(one: Token, other: Token): number {
  if (one.term === other.term || one.word === other.word) return 1
  if (synonymsOf(one.term, stem).includes(other.term)) return 0.9
  if (one.parts.includes(other.term) || other.parts.includes(one.term)) return 0.5
  const length = Math.min(one.word.length, other.word.length)
  // in numbers and short words another letter changes the meaning
  if (length < 5 || /\d/.test(one.word + other.word)) return 0
  const slips = length < 9 ? 1 : 2
  return Math.max(nearness(one.term, other.term, slips), nearness(one.word, other.word, slips))
}

function nearness(one: string, other: string, slips: number): number {
  const distance = editDistance(one, other, slips)
  return distance > slips ? 0 : 1 - distance / Math.max(one.length, other.length)
}
