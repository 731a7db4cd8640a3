/** A question that a page should answer. */
export interface Candidate {
  readonly kind: 'asked' | 'price' | 'about'
  readonly question: string
  /** The page from which it comes. */
  readonly url: string
  /** What stands under the heading that is asked about; the answer stands there too. */
  readonly part?: string
}
