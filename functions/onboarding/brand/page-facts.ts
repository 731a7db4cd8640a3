/** An element without its children, with what selectors test. */
export interface PageElement {
  readonly tag: string
  readonly id: string
  readonly classes: readonly string[]
  readonly style: string
}

export interface PagePicture {
  readonly src: string
  readonly isInHeader: boolean
  /** Whether it or an ancestor is named as a logo. */
  readonly isCalledLogo: boolean
  /** Whether it or an ancestor is named as a sponsor's, a partner's, a customer's. */
  readonly isOthers: boolean
  /** Where the link around it leads. */
  readonly link: string | undefined
}

/** A drawing in the page itself. */
export interface PageDrawing {
  /** Its elements as written. */
  readonly markup: string
  /** Whether it or an ancestor is named as a logo, its link's label included. */
  readonly isCalledLogo: boolean
  readonly isOthers: boolean
  readonly link: string | undefined
}

export interface PageIcon {
  readonly href: string
  readonly rel: string
  readonly sizes: string
  readonly type: string
}

/** The facts of a home page that a brand is derived from. Addresses are as written. */
export interface PageFacts {
  readonly title: string
  /** `<meta>` contents by lower-case name or property; the first of each. */
  readonly metas: ReadonlyMap<string, string>
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[]
  readonly icons: readonly PageIcon[]
  readonly manifest: string | undefined
  /** In document order: addresses and texts, as the cascade needs them. */
  readonly styles: readonly ({ readonly href: string } | { readonly css: string })[]
  readonly pictures: readonly PagePicture[]
  /** The drawings in the header, without those of its buttons. */
  readonly drawings: readonly PageDrawing[]
  readonly elements: readonly PageElement[]
  readonly html: PageElement
  readonly body: PageElement
  readonly firstParagraph: string
  readonly base: string | undefined
}
