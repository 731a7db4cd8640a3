/** The initial values of a Q&A made from a test or a gap. */
export interface PairDraft {
  readonly question: string
  readonly answer: string
  /** Other wordings that visitors used. */
  readonly alsoAskedAs?: readonly string[]
  /** The gap that it closes. */
  readonly gapId?: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly pairDraft?: PairDraft
  }
}
