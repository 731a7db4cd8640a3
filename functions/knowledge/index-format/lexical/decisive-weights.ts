/** So many keywords count in full, the rarest ones; each further one counts half as much as the one before. */
const DECIDING = 4
/** Of the weight of the rarest keyword that the index has. */
const UNKNOWN = 0.6
/** In a few words nobody makes small talk. */
const FEW = 4

interface Keyword {
  readonly importance: number
  /** An ordinary word in none of the chunks. */
  readonly isUnknown: boolean
}

/**
 * How much each keyword of a question counts in the share that a text covers. Of a long question only a few words decide: with
 * all at their rarity the share would fall with every word that a visitor adds. An ordinary word that the knowledge
 * does not have is as likely small talk as the subject, so it does not count as the rarest of all.
 */
export const decisiveWeights = (keywords: readonly Keyword[]): readonly number[] => {
  const rarest = Math.max(0, ...keywords.map(({ importance, isUnknown }) => (isUnknown ? 0 : importance)))
  const weights = keywords.map(({ importance, isUnknown }) =>
    isUnknown && rarest > 0 && keywords.length > FEW
      ? Math.min(importance, Math.max(UNKNOWN * rarest, UNKNOWN * UNKNOWN * importance))
      : importance,
  )
  const order = weights.map((_, at) => at).sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0))
  return weights.map((weight, at) => weight * 0.5 ** Math.max(0, order.indexOf(at) - DECIDING + 1))
}
