/** What the answer to a gap starts with. */
export interface GapDraft {
  readonly question: string
  readonly answer: string
  /** Other wordings that were met. */
  readonly alsoAskedAs: readonly string[]
  readonly gapId: string
}
