/** One simple part of a selector between combinators: `a.button[type=submit]:hover`. */
export interface Compound {
  readonly tag: string | undefined
  readonly id: string | undefined
  readonly classes: readonly string[]
  /** Attribute names with their values: `type=submit`. */
  readonly attributes: readonly string[]
  /** Pseudo-classes and -elements by name: `hover`, `root`, `before`. */
  readonly pseudos: readonly string[]
}

/** From the outermost part to the subject, which comes last. */
export type Selector = readonly Compound[]

export interface Declaration {
  readonly property: string
  readonly value: string
}

export interface StyleRule {
  readonly selectors: readonly Selector[]
  readonly declarations: readonly Declaration[]
}

/** The rules of style sheets, without those for print and user preferences such as `prefers-color-scheme: dark`. */
export interface StyleSheet {
  readonly rules: readonly StyleRule[]
  readonly fontFaces: readonly string[]
}
