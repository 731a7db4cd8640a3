/** The initial values of the answer to a gap. */
export interface GapDraft {
  readonly question: string
  readonly answer: string
  /** Other wordings that visitors used. */
  readonly alsoAskedAs: readonly string[]
  readonly gapId: string
}
