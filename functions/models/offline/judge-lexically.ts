import { functionWords } from './language/function-words.ts'
import { smallTalkOf } from './language/small-talk-of.ts'
import { termsOf } from './language/terms-of.ts'

/** How much of what a sentence is about the visitor must have said. */
const MIN_SCORE = 0.5

/**
 * Which of the sentences about a visitor's message are true, judged by words alone: what stands in for a model's judgement
 * when there is none. Of several that fit, only the ones that fit best count.
 */
export const judgeLexically = (sentences: readonly string[], said: string): ReadonlySet<string> => {
  const scored = sentences.map((sentence) => ({ sentence, score: scoreOf(sentence, said) }))
  const best = Math.max(MIN_SCORE, ...scored.map(({ score }) => score))
  return new Set(scored.filter(({ score }) => score === best).map(({ sentence }) => sentence))
}

const scoreOf = (sentence: string, said: string): number => {
  const kind = kinds.find(({ about }) => about.test(sentence))
  if (kind) return kind.isSaid(said) ? 1 : 0
  const wanted = subjectOf(sentence).filter((key) => !framingTerms.has(key))
  if (wanted.length === 0) return 0
  const spoken = new Set(subjectOf(said))
  return wanted.filter((key) => spoken.has(key)).length / wanted.length
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

/** Words that say that somebody says something, not what: "The guest would like to ask about …". */
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

const kinds: readonly { readonly about: RegExp; readonly isSaid: (said: string) => boolean }[] = [
  { about: /\b(goodbye|farewell|says bye|is leaving)\b/i, isSaid: (said) => smallTalkOf(said) === 'goodbye' },
  { about: /\b(thanks|thanking|says thank you)\b/i, isSaid: (said) => smallTalkOf(said) === 'thanks' },
  { about: /\b(greets|says hello|says hi)\b/i, isSaid: (said) => smallTalkOf(said) === 'greeting' },
  {
    about: /\b(declines|refuses|rejects|says no|does not want|doesn't want|disagrees)\b/i,
    isSaid: (said) => negation.test(said),
  },
  {
    about: /\b(agrees|confirms|accepts|says yes|is fine with)\b/i,
    isSaid: (said) => !negation.test(said) && (affirmation.test(said) || smallTalkOf(said) === 'agreement'),
  },
  {
    about: /\b(human|a person|real person|somebody from|someone from|the team|staff|an agent|an employee)\b/i,
    isSaid: (said) => humanRequest.test(said),
  },
]

const affirmation =
  /^\W*(yes|yep|yeah|sure|ok|okay|correct|right|exactly|please do|ja|genau|gerne|oui|d'accord|sí|si|claro|certo|sim)\b/iu
const negation = /^\W*(no|nope|not|never|don't|nein|nicht|non|nao|não)\b|\bno,? thank/iu
const humanRequest =
  /\b(human|person|someone|somebody|agent|representative|operator|employee|staff|manager|colleague|call me|speak to|talk to|mensch|mitarbeiter|jemanden|personne|conseiller|humain|persona|humano|operador|operatore|umano|pessoa|atendente)\b/iu
