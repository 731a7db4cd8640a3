/** Who reads the product's words in a conversation. */
export interface Reader {
  /** The tag of a language such as `de-AT`. */
  readonly language: string | undefined
  readonly variables: Readonly<Record<string, string>>
  /** Of the visitor's clock (IANA); absent where the visitor's client does not send it. */
  readonly timeZone?: string | undefined
}
