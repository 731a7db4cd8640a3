/** A piece of a source, small enough for a model's context and large enough to answer from. */
export interface Chunk {
  /** Unique inside an agent. */
  readonly id: string
  readonly sourceId: string
  /** Title of the document. */
  readonly title: string
  /** The target of citations; absent for text without an address. */
  readonly url?: string
  /** Headings above the whole text, outermost first; headings inside are lines of the text. */
  readonly headingPath: readonly string[]
  readonly text: string
  /** 1-based page of a PDF on which the text starts. */
  readonly page?: number
  /** The Q&A, if the chunk is one: the headings are its wordings, the text is the answer. */
  readonly pair?: { readonly id: string; readonly answersAbove: number }
  /** Equal for equal title, headings and text, so that the same chunk is embedded only once. */
  readonly hash: string
}
