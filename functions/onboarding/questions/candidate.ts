/** A question that a page should answer. */
export interface Candidate {
  readonly kind: 'asked' | 'price' | 'about'
  readonly question: string
  /** The page from which it comes. */
  readonly url: string
}
