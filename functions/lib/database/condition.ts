/** A condition on one attribute, made by the functions below; only `entity()` turns it into an expression. */
export type Condition =
  | { readonly op: 'is' | 'not' | 'atLeast' | 'atMost' | 'below' | 'above'; readonly value: Scalar }
  | { readonly op: 'absent' | 'present' }
  | { readonly op: 'absentOr'; readonly value: Scalar }
  | { readonly op: 'absentOrBelow' | 'fewerThan'; readonly value: number }

export type Scalar = string | number | boolean

export const is = (value: Scalar): Condition => ({ op: 'is', value })
export const not = (value: Scalar): Condition => ({ op: 'not', value })
export const atLeast = (value: number): Condition => ({ op: 'atLeast', value })
export const atMost = (value: number): Condition => ({ op: 'atMost', value })
export const below = (value: number): Condition => ({ op: 'below', value })
export const above = (value: number): Condition => ({ op: 'above', value })
export const absent: Condition = { op: 'absent' }
export const present: Condition = { op: 'present' }
/** The attribute is missing or has this value. */
export const absentOr = (value: Scalar): Condition => ({ op: 'absentOr', value })
/** The attribute is missing or less than this number: "free or expired". */
export const absentOrBelow = (value: number): Condition => ({ op: 'absentOrBelow', value })
/** The string set is missing or has less than this many members. */
export const fewerThan = (value: number): Condition => ({ op: 'fewerThan', value })

/** Conditions by attribute name, all of which must hold. */
export interface Where {
  readonly [attribute: string]: Condition
}
