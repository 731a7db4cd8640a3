/** A piece of running text under its headings. */
export type Block = {
  /** Headings above the text, outermost first, without the document's title. */
  readonly headingPath: readonly string[]
  /** Paragraph, list item, table or listing; single spaces, line breaks only where they carry meaning. */
  readonly text: string
  /** 1-based, where the format has pages. */
  readonly page?: number
}

export type ExtractedDocument = {
  /** Empty when the document has none. */
  readonly title: string
  readonly blocks: readonly Block[]
  /** The language tag that a page states (`de-AT`); often its tool's default, so `languageOfText` should agree. */
  readonly lang?: string
}

/** Why no text could be extracted from a complete document; each code has its own message in importMessages. */
export type ExtractCode =
  | 'unsupported-type'
  | 'no-text'
  | 'needs-javascript'
  | 'too-complex'
  | 'too-long'
  | 'pdf-encrypted'
  | 'pdf-broken'
  | 'pdf-no-text'
  | 'pdf-too-many-pages'
  | 'pdf-bomb'
  | 'pdf-timeout'
  | 'docx-encrypted'
  | 'docx-broken'
  | 'docx-bomb'
  | 'docx-timeout'
  | 'docx-no-text'
  | 'csv-broken'
  | 'csv-too-large'
  | 'csv-no-rows'

export type ExtractOutcome =
  | { readonly ok: true; readonly document: ExtractedDocument }
  | { readonly ok: false; readonly code: ExtractCode }
