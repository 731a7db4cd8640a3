/** What a new pair starts with when it is made from a test or from a gap. */
export interface PairDraft {
  readonly question: string
  readonly answer: string
  /** Other wordings that were met. */
  readonly alsoAskedAs?: readonly string[]
  /** The gap that it closes. */
  readonly gapId?: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly pairDraft?: PairDraft
  }
}
