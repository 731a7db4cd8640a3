/** What does not agree in a restored copy. */
export interface Finding {
  /** The rule that found it. */
  readonly rule: string
  /** The item, conversation, payer or agent that it is about. */
  readonly about: string
  /** What is wrong and, where `isRepaired`, what was done. */
  readonly text: string
  readonly isRepaired: boolean
}
