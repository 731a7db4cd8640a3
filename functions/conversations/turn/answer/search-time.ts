/** When the knowledge was searched: milliseconds from the turn's start. */
export interface SearchTime {
  readonly startMs: number
  readonly endMs: number
}
