/** The same ids with the same arguments, in another language. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Id in keyof Words]: Translated<Words[Id]> }
