/** The kinds of facts, in the order in which they are shown. */
export const factKinds = ['hours', 'phone', 'email', 'address', 'area', 'service', 'price'] as const
export type FactKind = (typeof factKinds)[number]
