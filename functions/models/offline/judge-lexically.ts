import { functionWords } from './language/function-words.ts'
import { asksForPerson } from './language/people/asks-for-person.ts'
import { smallTalkOf } from './language/small-talk-of.ts'
import { termsOf } from './language/terms-of.ts'

/** The share of a sentence's content words that the visitor's message must contain. */
const MIN_SCORE = 0.5

/**
 * Which of the sentences about a visitor's message are true, judged by words alone: the offline replacement for a model's
 * judgement. Of several matches, only the best count.
 */
export const judgeLexically = (sentences: readonly string[], message: string): ReadonlySet<string> => {
  const scored = sentences.map((sentence) => ({ sentence, score: scoreOf(sentence, message) }))
  const best = Math.max(MIN_SCORE, ...scored.map(({ score }) => score))
  return new Set(scored.filter(({ score }) => score === best).map(({ sentence }) => sentence))
}

const scoreOf = (sentence: string, message: string): number => {
  const kind = kinds.find(({ about }) => about.test(sentence))
  if (kind) return kind.matches(message) ? 1 : 0
  const subject = subjectOf(sentence).filter((key) => !framingTerms.has(key))
  if (subject.length === 0) return 0
  const written = new Set(subjectOf(message))
  return subject.filter((key) => written.has(key)).length / subject.length
}

const subjectOf = (text: string): string[] => [
  ...new Set(
    termsOf(text)
      .filter(
        ({ word, isExact }) =>
          isExact || (word.length > 1 && !Object.values(functionWords).some((words) => words.has(word))),
      )
      .map(({ key }) => key),
  ),
]

/** Words that frame a sentence without being its subject: "The guest would like to ask about …". */
const framingTerms = new Set(
  [
    'visitor',
    'guest',
    'customer',
    'patient',
    'player',
    'user',
    'person',
    'caller',
    'client',
    'wants',
    'would',
    'asks',
    'asking',
    'says',
    'about',
    'like',
    'looking',
    'mentions',
    'something',
    'somebody',
    'tries',
    'wishes',
    'message',
    'question',
  ].flatMap((word) => termsOf(word).map(({ key }) => key)),
)

const kinds: readonly { readonly about: RegExp; readonly matches: (message: string) => boolean }[] = [
  { about: /\b(goodbye|farewell|says bye|is leaving)\b/i, matches: (message) => smallTalkOf(message) === 'goodbye' },
  { about: /\b(thanks|thanking|says thank you)\b/i, matches: (message) => smallTalkOf(message) === 'thanks' },
  { about: /\b(greets|says hello|says hi)\b/i, matches: (message) => smallTalkOf(message) === 'greeting' },
  {
    about: /\b(declines|refuses|rejects|says no|does not want|doesn't want|disagrees)\b/i,
    matches: (message) => negation.test(message),
  },
  {
    about: /\b(agrees|confirms|accepts|says yes|is fine with)\b/i,
    matches: (message) =>
      !negation.test(message) && (affirmation.test(message) || smallTalkOf(message) === 'agreement'),
  },
  {
    about: /\b(human|a person|real person|somebody from|someone from|the team|staff|an agent|an employee)\b/i,
    matches: (message) => asksForPerson(message),
  },
]

const affirmation =
  /^\W*(yes|yep|yeah|sure|ok|okay|correct|right|exactly|please do|ja|genau|gerne|oui|d'accord|sí|si|claro|certo|sim)\b/iu
const negation = /^\W*(no|nope|not|never|don't|nein|nicht|non|nao|não)\b|\bno,? thank/iu
