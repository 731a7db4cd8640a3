/** Text that a page writes into the message field for its visitor, once; a new object each time. */
export interface Draft {
  readonly text: string
}
