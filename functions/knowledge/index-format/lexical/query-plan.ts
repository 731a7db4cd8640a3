/** A keyword of a question, and the terms of the index that match it. */
export type Concept = {
  readonly word: string
  /** How much finding it indicates that a text answers the question. */
  readonly importance: number
  /** Its weight for the share of the question that a text covers: of many keywords a few decide. */
  readonly decisive: number
  /** How rare it is in this index, however small that is. */
  readonly rarity: number
  readonly terms: readonly QueryTerm[]
}

export type QueryTerm = {
  readonly index: number
  /** Share of the term's score that counts; 1 for the word itself. */
  readonly weight: number
  /** How much of the concept a text with this term covers. */
  readonly covers: number
  /** It joins words of the question, and covers each of them. */
  readonly isCompound?: true
}

export type QueryPlan = {
  readonly concepts: readonly Concept[]
  /** Neighbouring words that are one name in the index: `max connections` -> `max_connections`. */
  readonly joined: readonly QueryTerm[]
}
