/**
 * Whether a question only makes sense after the one before it: "how much?", "and in winter?", "how long does it last?". A question
 * with a subject of its own is about that, whatever was asked before.
 *
 * @param contentWords how many of its words say something on their own
 */
export const isElliptic = (question: string, contentWords: number): boolean =>
  contentWords === 0 ||
  opening.test(question) ||
  (contentWords <= FEW_WORDS && pronoun.test(question)) ||
  (contentWords === 1 && question.trim().split(/\s+/).length <= FRAGMENT_WORDS)

const FEW_WORDS = 2
const FRAGMENT_WORDS = 3

/** "And …", "what about …" in the nine languages of agents. */
const opening =
  /^\s*(?:(?:and|but|what about|how about|und|aber|was ist mit|wie ist es mit|et|mais|y|pero|qué tal|que tal|e|ed|ma|mas|maar|en (?:de|het|een|in|op|bij|als|hoe|wat|waar|wanneer|hoeveel))\s|那|还有|では|じゃあ|それで|あと)/iu

/** What stands for a thing that was named before. */
const pronoun =
  /(?<!\p{L})(?:it|its|they|them|their|those|these|there|ones?|es|dies|dieser?|diesem|sie|davon|dafür|dabei|damit|darin|dort|ça|cela|celui|celle|eso|esto|ello|allí|questo|questa|quello|isso|isto|daar|ervan|ervoor)(?!\p{L})|它|那个|这个|那里|それ|これ|そこ/iu
