import type { Hex } from '#shared/colour'

/** Where the website shows no colour: the product's own, named as a suggestion. */
export const suggestion: Hex = '#0f766e'
